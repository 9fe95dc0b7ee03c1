/** What every hero says, whatever it looks like. */
export type HeroCopy = { aside: string; title: string; text: string };
