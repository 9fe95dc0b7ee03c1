/** Of two JSON values; a key whose value is undefined is not there. Plain loops: it reads whole plans on every keystroke. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameObject(one as Fields, other as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (!isSame(one[index], other[index])) return false;
  return true;
}

function isSameObject(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one);
  let defined = 0;
  for (const key of keys) {
    if (one[key] !== other[key] && !isSame(one[key], other[key])) return false;
    if (one[key] !== undefined) defined += 1;
  }
  const others = Object.keys(other);
  return others.length === defined || others.filter((key) => other[key] !== undefined).length === defined;
}
