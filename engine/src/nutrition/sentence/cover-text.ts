type Span = { readonly start: number; readonly end: number };
export type Filler = Span & { readonly kind: "filler" };

/** Fills what lies between the pieces, so that every character stands in exactly one. */
export function coverText<Piece extends Span>(text: string, pieces: readonly Piece[]): (Piece | Filler)[] {
  const covered: (Piece | Filler)[] = [];
  let at = 0;
  for (const piece of pieces) {
    if (piece.start > at) covered.push({ kind: "filler", start: at, end: piece.start });
    covered.push(piece);
    at = piece.end;
  }
  if (at < text.length) covered.push({ kind: "filler", start: at, end: text.length });
  return covered;
}
