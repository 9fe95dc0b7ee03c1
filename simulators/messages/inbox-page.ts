import type { StoredMessage } from "./inbox.ts";

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** An inbox page for developers. E-mails are shown in a sandboxed iframe; their links open outside it. */
export function inboxPage(messages: StoredMessage[], to: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Inbox (${messages.length})</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; gap: .5rem; margin-bottom: 1.5rem; }
  input { flex: 1; }
  input, button { font: inherit; padding: .5rem .75rem; }
  details { border-top: 1px solid #8886; padding: .75rem 0; }
  summary { cursor: pointer; }
  small { opacity: .75; }
  iframe { width: 100%; height: 46rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8881; padding: .75rem; }
</style>
<h1>Inbox</h1>
<form><input name="to" aria-label="To" placeholder="Address or phone" value="${escape(to ?? "")}"><button>Look</button></form>
${messages.map(entry).join("\n") || "<p>Nothing was sent yet.</p>"}
</html>`;
}

function entry(message: StoredMessage, index: number): string {
  const title = message.subject ?? `WhatsApp: ${message.template ?? "note"}`;
  const mail = message.html
    ? `<iframe title="${escape(title)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(
        `<base target="_blank">${message.html}`,
      )}"></iframe>`
    : "";
  return `<details${index === 0 ? " open" : ""}>
<summary><strong>${escape(title)}</strong> <small>${escape(message.to)} · ${escape(message.at)}</small></summary>
${mail}
<pre>${escape(message.text)}</pre>
</details>`;
}
