import { useEffect, useRef, useState } from "react";
import { callOrNull } from "../../api.ts";
import { identifyTexts as words } from "../../content/checkout.ts";
import { checkEmail } from "../../identity/endpoints.ts";
import type { Tell } from "../use-checkout.ts";
import { isWholeEmail, isWorthChecking, readContact } from "./read-contact.ts";

const QUIET_MS = 800;

/** Step 1: reads what is typed, asks the server about emails, and moves on once the text is a whole one. */
export function useIdentify(tell: Tell) {
  const [said, setSaid] = useState<{ error?: string; checking?: boolean }>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  async function check(email: string, asked: boolean) {
    clearTimeout(timer.current);
    latest.current = email;
    setSaid({ checking: isWholeEmail(email) });
    try {
      const found = await callOrNull(checkEmail, { body: { email } });
      if (latest.current !== email) return;
      setSaid({});
      if (isWholeEmail(email)) tell(found?._id ? { type: "email-known", email } : { type: "email-new", email });
    } catch {
      if (latest.current === email) setSaid(asked ? { error: words.failed } : {});
    }
  }

  const onChange = (text: string) => {
    clearTimeout(timer.current);
    latest.current = "";
    if (said.error || said.checking) setSaid({});
    const typed = text.trim();
    if (isWorthChecking(typed)) timer.current = setTimeout(() => void check(typed, false), QUIET_MS);
  };

  const onSubmit = (text: string) => {
    const reading = readContact(text);
    if (reading.kind === "refused") setSaid({ error: reading.message });
    else if (reading.kind === "phone") tell({ type: "phone-given", phone: reading.typed });
    else void check(reading.typed, true);
  };

  return { said, onChange, onSubmit };
}
