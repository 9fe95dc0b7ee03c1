/** A sentence as somebody writes it: what it wants, fixed when it was written, and who asks. */
export type Asked = { readonly text: string; readonly wants: readonly string[]; readonly member: string };

/** `m9 | pizza,alimento | posso comer pizza?`, a line each; without a member it is m1 who asks. */
export const readAsked = (lines: string): Asked[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const parts = line.split(" | ");
      const [member, wants = "", text = ""] = parts.length === 3 ? parts : ["m1", ...parts];
      return { text, wants: wants.split(","), member: member ?? "m1" };
    });
