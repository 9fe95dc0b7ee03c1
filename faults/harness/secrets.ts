/** Everything typed or handed out during a run that must be nowhere afterwards. */
export type Secrets = { cards: Set<string>; passwords: Set<string>; tokens: Set<string> };

export const createSecrets = (): Secrets => ({ cards: new Set(), passwords: new Set(), tokens: new Set() });
