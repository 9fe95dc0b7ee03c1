/** Checked in this order: most browsers also include the tokens of those below them. */
const browsers: [RegExp, string][] = [
  [/\bInstagram\b/, "Instagram"],
  [/\bFB(AN|AV|_IAB)\b/, "Facebook"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOP(R|T)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const devices: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** "Moto G, Chrome": enough for a member to recognise their own device, from the User-Agent alone. */
export function formatDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const device = androidIn(userAgent) ?? firstMatch(devices, userAgent);
  const browser = firstMatch(browsers, userAgent);
  return [device, browser].filter(Boolean).join(", ") || null;
}

const firstMatch = (patterns: [RegExp, string][], userAgent: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Chrome now sends "K" for every phone; older and other browsers still send the model. */
function androidIn(userAgent: string): string | undefined {
  const [found, model = ""] = /\bAndroid\b[^;)]*(?:;\s*([^;)]+))?/.exec(userAgent) ?? [];
  if (!found) return undefined;
  const name = model.replace(/\s*Build\/.*$/, "").trim();
  if (name === "" || name === "K" || /^(Mobile|Tablet|wv|rv:)/.test(name)) return "Android";
  if (name.startsWith("SM-")) return "Samsung Galaxy";
  return name.slice(0, 40).replace(/^./, (first) => first.toLocaleUpperCase("pt-BR"));
}
