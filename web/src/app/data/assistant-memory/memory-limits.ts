import type * as wire from "@app/contract/assistant";

// The contract's own would bring its schemas with them.
export const MAX_MEMORIES: typeof wire.MAX_MEMORIES = 30;
export const MAX_MEMORY_TEXT: typeof wire.MAX_MEMORY_TEXT = 160;
