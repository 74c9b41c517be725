import { mount } from "svelte";
import App from "./App.svelte";
import { getLocale, overwriteGetLocale } from "./lib/i18n.ts";
import { preferences } from "./lib/preferences.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

document.documentElement.dataset.theme = preferences.theme;

// Another language means another page: this one need not look it up again.
const locale = getLocale();
overwriteGetLocale(() => locale);
document.documentElement.lang = locale;

const room = document.getElementById("room");
if (room) mount(App, { target: room });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
