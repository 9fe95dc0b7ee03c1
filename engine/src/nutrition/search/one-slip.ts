/** One letter more, less, other, or two neighbours swapped. */
export function isOneSlip(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  let head = 0;
  while (head < longer && typed[head] === meant[head]) head++;
  const rest = (skipTyped: number, skipMeant: number): boolean =>
    typed.slice(head + skipTyped) === meant.slice(head + skipMeant);
  if (typed.length > meant.length) return rest(1, 0);
  if (typed.length < meant.length) return rest(0, 1);
  const isSwapped = typed[head] === meant[head + 1] && typed[head + 1] === meant[head];
  return rest(1, 1) || (isSwapped && rest(2, 2));
}
