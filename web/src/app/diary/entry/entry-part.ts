import { lazyPart } from "../../../ui/overlays/lazy-part.ts";

/** With the catalogue, the search and the reader of sentences: no other screen loads them. */
export const entryPart = lazyPart(async () => (await import("./entry-screen.tsx")).EntryScreen);
