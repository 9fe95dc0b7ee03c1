import type { IntentWords } from "./intent.ts";
import { moodWords } from "./mood-words.ts";
import { planWords } from "./plan-words.ts";
import { urgentWords } from "./urgent-words.ts";

/** In the order in which they are looked for. */
export const intentWords: readonly IntentWords[] = [...urgentWords, ...planWords, ...moodWords];
