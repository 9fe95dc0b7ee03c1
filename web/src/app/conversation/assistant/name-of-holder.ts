import type { ThreadView } from "../../data/conversation/join-pages.ts";

/** The first name of whoever the next answer is expected from, if one person alone is. */
export function nameOfHolder({ holder, people }: Pick<ThreadView, "holder" | "people">): string | null {
  const held = people.filter(({ role }) => role === holder);
  return held.length === 1 ? (held[0]?.name.split(" ")[0] ?? null) : null;
}
