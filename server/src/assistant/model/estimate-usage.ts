import type { Ask, Usage } from "./model.ts";

const CHARACTERS_PER_TOKEN = 4;
const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** A vendor bills a stream that was cut, and often never says how much: what it did not say is estimated. */
export function estimateUsage(ask: Ask, known: Usage, saidCharacters: number): Usage {
  const hasInput = known.inputTokens + known.cacheReadTokens + known.cacheWriteTokens > 0;
  const asked = JSON.stringify([ask.system, ask.tools, ask.turns]).length;
  return {
    ...known,
    inputTokens: hasInput ? known.inputTokens : tokensOf(asked),
    outputTokens: Math.max(known.outputTokens, tokensOf(saidCharacters)),
  };
}
