/** The pictures of the games for Home. */
import type { Component } from "svelte";

const PICTURES = import.meta.glob<Component>("./*/HomePicture.svelte", { eager: true, import: "default" });

export const pictureOf = (game: string): Component | undefined => PICTURES[`./${game}/HomePicture.svelte`];
