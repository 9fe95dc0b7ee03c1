const MONTHS = [
  ["janeiro", "jan"],
  ["fevereiro", "fev"],
  ["marco", "mar"],
  ["abril", "abr"],
  ["maio", "mai"],
  ["junho", "jun"],
  ["julho", "jul"],
  ["agosto", "ago"],
  ["setembro", "set"],
  ["outubro", "out"],
  ["novembro", "nov"],
  ["dezembro", "dez"],
];
/** Between the parts of a date: a few marks or spaces. */
const APART = "[^\\p{L}\\p{N}]{1,3}";

/** The ways in which one types one's own birthday, with the year and without. On folded text. */
export function birthDatePatterns(birthDate: string): { pattern: RegExp; label: string }[] {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const names = MONTHS[Number(month) - 1];
  if (!names || !/^\d+$/.test(year + day)) return [];
  const dayPattern = `0?${Number(day)}`;
  const monthPattern = `0?${Number(month)}`;
  const years = `(?:${year}|${year.slice(-2)})`;
  const ofMonth = `(?: de)? ?(?:${names.join("|")})(?:${APART}(?:de )?${years})?`;
  const bounded = (inner: string): RegExp => new RegExp(`${inner}(?!\\p{N})`, "gu");
  return [
    bounded(`${dayPattern}${APART}${monthPattern}(?:${APART}${years})?`),
    bounded(`${year}${APART}${monthPattern}${APART}${dayPattern}`),
    bounded(`${monthPattern}${APART}${dayPattern}${APART}${years}`),
    bounded(`${dayPattern}[^\\p{L}\\p{N}]{0,3}${ofMonth}`),
  ].map((pattern) => ({ pattern, label: "[data]" }));
}
