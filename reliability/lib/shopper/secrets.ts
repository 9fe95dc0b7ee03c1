/** Secrets used during a run, none of which may be stored or logged in plain text. */
export type Secrets = { cards: Set<string>; passwords: Set<string>; tokens: Set<string> };

export const createSecrets = (): Secrets => ({ cards: new Set(), passwords: new Set(), tokens: new Set() });
