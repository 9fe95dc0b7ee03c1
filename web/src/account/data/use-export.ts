import type { DataExport } from "@app/contract/privacy";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../api.ts";
import { getExport } from "./endpoints.ts";
import { useRemoteData } from "./use-remote-data.ts";

const EVERY_MS = 3_000;

const ask = (): Promise<DataExport | null> => call(getExport).then(({ current }) => current);

/** The last copy asked for. While it is being prepared it is looked at again and again, as long as the page is seen. */
export function useExport() {
  const { result, retry, put } = useRemoteData(ask);
  const [isLost, setLost] = useState(false);
  const [moved, setMoved] = useState(false);
  const isPreparing = result.state === "loaded" && result.value?.state === "preparing";

  const change = useCallback(
    (value: DataExport) => {
      setMoved(true);
      put(value);
    },
    [put],
  );

  useEffect(() => {
    if (!isPreparing) return undefined;
    let here = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const seen = await ask().catch(() => undefined);
      if (!here) return;
      setLost(seen === undefined);
      if (seen && seen.state !== "preparing") change(seen);
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const again = () => void look();
    document.addEventListener("visibilitychange", again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isPreparing, change]);

  return { result, retry, put: change, isLost, moved };
}
