import { useState } from "react";
import { messageOf } from "./message-of.ts";

/** Something that a button starts and that may fail: one at a time, with the message of the last failure. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setMessage(null);
    try {
      await act();
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, message, attempt };
}
