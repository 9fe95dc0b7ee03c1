import { useState } from "react";
import { ApiError, INTERNAL } from "../../../api.ts";

type WriteState = { isBusy: boolean; isSaved: boolean; error: string | undefined };

const IDLE: WriteState = { isBusy: false, isSaved: false, error: undefined };

export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : INTERNAL);

/**
 * One form's write. Its key stays the same until the text changes or it was kept: sent again after a lost answer, it is
 * still one.
 */
export function useWrite() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [state, setState] = useState(IDLE);

  /** Whether it was kept. */
  const run = async (write: (key: string) => Promise<void>): Promise<boolean> => {
    setState({ ...IDLE, isBusy: true });
    try {
      await write(key);
      setKey(crypto.randomUUID());
      setState({ ...IDLE, isSaved: true });
      return true;
    } catch (error) {
      setState({ ...IDLE, error: messageOf(error) });
      return false;
    }
  };
  const resetKey = () => {
    setKey(crypto.randomUUID());
    setState(IDLE);
  };
  const fail = (error: string) => setState({ ...IDLE, error });
  return { state, run, resetKey, fail };
}
