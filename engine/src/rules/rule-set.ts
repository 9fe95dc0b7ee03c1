/** Clinical rules are data: a change is a new version, with its source, and waits for a professional's approval. */
export type RuleSet<Content = unknown> = {
  readonly id: string;
  /** Stored beside everything that was decided by the rules, so that the decision can be reproduced. */
  readonly version: string;
  readonly title: string;
  readonly author: string;
  readonly sources: readonly string[];
  readonly content: Content;
};
