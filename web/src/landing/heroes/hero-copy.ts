/** The copy that every hero shares. */
export type HeroCopy = { aside: string; title: string; text: string };
