/** A letter or digit of a text, folded, and where it stands. */
export type Piece = {
  readonly char: string;
  readonly from: number;
  readonly to: number;
  /** What stands between it and the piece before. */
  readonly gap: "none" | "marks" | "space";
};

/** From the first character to the one after the last, of the text as it was typed. */
export type Range = { readonly from: number; readonly to: number; readonly label: string };

/** The letters and digits of a text without accents, in lower case, with their places: what is compared, whatever stands between. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let gap: Piece["gap"] = "none";
  let from = 0;
  for (const typed of text) {
    const to = from + typed.length;
    // Upper case first: ß and SS, ı and I are one to a reader.
    const folded = typed
      .normalize("NFKD")
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{Mn}/gu, "");
    for (const char of folded.match(/[\p{L}\p{N}]/gu) ?? []) {
      pieces.push({ char, from, to, gap });
      gap = "none";
    }
    if (/\s/.test(typed)) gap = "space";
    else if (gap === "none" && !/[\p{L}\p{N}\p{Mn}\p{Cf}]/u.test(typed)) gap = "marks";
    from = to;
  }
  return pieces;
}
