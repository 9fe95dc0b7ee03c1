import { parseSync } from "oxc-parser";

/** The names a file introduces or uses. Prose (comments, sentences in strings) is left out. */
export function findNames(path: string, source: string): string[] {
  const kind = /\.([a-z]+)$/.exec(path)?.[1] ?? "";
  if (/^([mc]?[jt]s|tsx)$/.test(kind)) return namesInScript(path, source);
  if (kind === "css") return tokens(source.replace(/\/\*[^]*?\*\//g, ""));
  if (kind === "sql") return tokens(source.replace(/--.*$/gm, ""));
  if (kind === "json")
    return [...source.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, text = ""]) => namesInText(text));
  if (/^(sh|ya?ml|conf|service|target|timer|ini|env)$/.test(kind))
    return namesInText(source.replace(/(^|\s)#.*$/gm, ""));
  return [];
}

/** `openHTTPPort`, `open-http-port` and `OPEN_HTTP_PORT` are all open, http, port. */
export const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

const tokens = (text: string): string[] => text.match(/[A-Za-z][\w$-]*/g) ?? [];

/** A text without blanks is a name or a path; of a sentence only the words that are spelled as names count. */
function namesInText(text: string): string[] {
  const found = tokens(text);
  return /\s/.test(text.trim()) ? found.filter((token) => wordsOf(token).length > 1) : found;
}

function namesInScript(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return namesBelow(program);
}

function namesBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesBelow);
  if (typeof node !== "object" || node === null) return [];
  const { type, name, value } = node as { type?: string; name?: unknown; value?: unknown };
  if (type === "Literal") return typeof value === "string" ? namesInText(value) : [];
  if (type === "JSXText") return [];
  if (type === "TemplateElement") return namesInText((value as { raw: string }).raw);
  const own = typeof name === "string" ? [name] : [];
  return [...own, ...Object.values(node).flatMap(namesBelow)];
}
