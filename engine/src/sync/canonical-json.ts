/** JSON with the keys of every object in one order: a database returns them in its own. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys) ?? "";

const sortKeys = (_key: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
