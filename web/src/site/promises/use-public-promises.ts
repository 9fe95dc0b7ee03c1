import { getPublicPromises, type PublicPromises } from "@app/contract/promises-public";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../api.ts";

export type Snapshot = NonNullable<PublicPromises["snapshot"]>;
export type KindFigures = Snapshot["kinds"][number];
export type Window = "days30" | "days90";
export type Published = { state: "loading" } | { state: "failed" } | ({ state: "loaded" } & PublicPromises);

/** The last night's figures. The page is a file: they are requested when it is shown. */
export function usePublicPromises(): Published & { retry: () => void } {
  const [published, setPublished] = useState<Published>({ state: "loading" });
  const load = useCallback(async () => {
    setPublished({ state: "loading" });
    try {
      setPublished({ state: "loaded", ...(await call(getPublicPromises)) });
    } catch {
      setPublished({ state: "failed" });
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { ...published, retry: () => void load() };
}
