/** What every hero says, whatever it looks like. */
export type HeroWords = { aside: string; title: string; text: string };
