export const MAX_RESULT_BYTES = 8_192;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const overflowOf = (result: object): number => sizeOf(result) - MAX_RESULT_BYTES;

export const isFitting = (result: object): boolean => overflowOf(result) <= 0;

/** A result that is small enough for a model: the longest lists lose their last entries, never a part of one. */
export function fitResult<Result extends object>(result: Result): Result {
  if (isFitting(result)) return result;
  const fitted = structuredClone(result);
  for (let over = overflowOf(fitted); over > 0; over = overflowOf(fitted)) {
    const lists = listsIn(fitted).map((list) => ({ list, size: sizeOf(list) }));
    const [longest, next] = lists.toSorted((a, b) => b.size - a.size);
    if (!longest) throw new Error("a result without lists is too long");
    // Measured entry by entry: a day of thousands of entries is not written out anew for each one that goes.
    for (let { size } = longest; over > 0 && size >= (next?.size ?? 0) && longest.list.length > 0; ) {
      const bytes = sizeOf([longest.list.pop()]) - 1;
      over -= bytes;
      size -= bytes;
    }
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
