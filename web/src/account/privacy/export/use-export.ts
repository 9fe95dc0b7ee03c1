import type { DataExport } from "@app/contract/privacy";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../../api.ts";
import { useRemoteData } from "../../../app/shell/use-remote-data.ts";
import { getExport } from "../endpoints.ts";

const POLL_INTERVAL_MS = 3_000;

const fetchExport = (): Promise<DataExport | null> => call(getExport).then(({ current }) => current);

/** The latest export. Polls while it is in preparation and the page is visible. */
export function useExport() {
  const { result, retry, setData } = useRemoteData(fetchExport);
  const [pollFailed, setPollFailed] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const isPreparing = result.state === "loaded" && result.value?.state === "preparing";

  const update = useCallback(
    (value: DataExport) => {
      setHasChanged(true);
      setData(value);
    },
    [setData],
  );

  useEffect(() => {
    if (!isPreparing) return undefined;
    let mounted = true;
    const poll = async () => {
      if (document.visibilityState !== "visible") return;
      const latest = await fetchExport().catch(() => undefined);
      if (!mounted) return;
      setPollFailed(latest === undefined);
      if (latest && latest.state !== "preparing") update(latest);
    };
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    const onVisibilityChange = () => void poll();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      mounted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [isPreparing, update]);

  return { result, retry, setData: update, pollFailed, hasChanged };
}
