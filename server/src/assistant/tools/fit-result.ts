export const MAX_RESULT_BYTES = 8_192;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export const isFitting = (result: object): boolean => sizeOf(result) <= MAX_RESULT_BYTES;

/** A result that is small enough for a model: the longest lists lose their last entries, never a part of one. */
export function fitResult<Result extends object>(result: Result): Result {
  if (isFitting(result)) return result;
  const fitted = structuredClone(result);
  while (!isFitting(fitted)) {
    const lists = listsIn(fitted).map((list) => ({ list, size: sizeOf(list) }));
    const [longest] = lists.toSorted((a, b) => b.size - a.size);
    if (!longest) throw new Error("a result without lists is too long");
    longest.list.pop();
  }
  return fitted;
}

/** Lists of entries: a pair of numbers is one value. */
function listsIn(value: unknown): unknown[][] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(listsIn);
  const isList = Array.isArray(value) && value.length > 0 && !value.every((one) => typeof one === "number");
  return isList ? [value as unknown[], ...inside] : inside;
}
