import { mount } from "svelte";
import App from "./App.svelte";
import { getLocale } from "./lib/i18n.ts";
import { settings } from "./lib/settings.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

document.documentElement.dataset.room = settings.room;
document.documentElement.lang = getLocale();

const room = document.getElementById("room");
if (room) mount(App, { target: room });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
