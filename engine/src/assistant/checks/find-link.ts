const ADDRESS = /:\/\/|(?:^|[^a-z])(?:https?|hxxps?|ftp|mailto|javascript|data):|www\s*\.|wa\.me/;
const DOMAIN =
  /[a-z0-9-](?:\.|\s+\.\s*|\[\.\]|\(\.\))(?:com|net|org|br|test|app|io|me|ly|info|site|online|xyz|shop|link|gg|tv|co|dev|ru|cn)(?![a-z0-9])/;
const SPELLED = /(?:^|[^a-z])(\S{1,63}) ponto (?:com|net|org)(?![a-z])/g;
/** "Carne ao ponto com batata" is food. */
const BEFORE_POINT = new Set(["ao", "no", "o", "do", "um", "num", "bem", "mal", "este", "esse"]);
const MARKUP = /\]\s*\(|\[[^\]]{0,99}\]\s*:|<\s*[a-z/!?]|&[a-z]{2,8};|&#/;
/** The help line for people in a crisis is the one address of others that an answer may name. */
const ALLOWED = /cvv\.org\.br/g;

/** Whether a folded text leads elsewhere, or carries markup. Paths of this service, /app/…, lead nowhere else. */
export function hasLink(folded: string): boolean {
  const text = folded.replace(ALLOWED, "");
  const spelled = [...text.matchAll(SPELLED)].some(([, word = ""]) => !BEFORE_POINT.has(word));
  return (
    spelled ||
    /@|\barroba\b/.test(text) ||
    MARKUP.test(text) ||
    DOMAIN.test(text) ||
    ADDRESS.test(text) ||
    /https?:\/\/|hxxps?:|www\./.test(text.replace(/\s/g, ""))
  );
}
