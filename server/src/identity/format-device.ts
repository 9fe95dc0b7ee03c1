/** Checked in this order: most browsers also claim to be the ones below them. */
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

const machines: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** "Moto G, Chrome": what somebody needs to recognise their own device, and no more than the browser told. */
export function formatDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const machine = androidIn(userAgent) ?? nameIn(machines, userAgent);
  const browser = nameIn(browsers, userAgent);
  return [machine, browser].filter(Boolean).join(", ") || null;
}

const nameIn = (names: [RegExp, string][], userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/** Chrome says "K" for every phone nowadays; older browsers and others still tell the model. */
function androidIn(userAgent: string): string | undefined {
  const [found, model = ""] = /\bAndroid\b[^;)]*(?:;\s*([^;)]+))?/.exec(userAgent) ?? [];
  if (!found) return undefined;
  const name = model.replace(/\s*Build\/.*$/, "").trim();
  if (name === "" || name === "K" || /^(Mobile|Tablet|wv|rv:)/.test(name)) return "Android";
  if (name.startsWith("SM-")) return "Samsung Galaxy";
  return name.slice(0, 40).replace(/^./, (first) => first.toLocaleUpperCase("pt-BR"));
}
