/** A frequent question with the answer that the team wrote. Facts that change stand in braces. */
export type CuratedAnswer = {
  readonly id: string;
  /** Phrases as of `match-text.ts`, one is enough. */
  readonly stems: readonly string[];
  readonly answer: string;
  /** A page of the service where it goes on. */
  readonly link: string | null;
};
