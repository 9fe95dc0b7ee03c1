import type { ReactNode } from "react";
import { problemOf } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { pauseCopy as copy } from "../../content/app/pause.ts";
import { Alert } from "../../ui/display/alert.tsx";
import { useNotRefreshed } from "../data/seen-at.ts";
import { Link } from "../shell/link.tsx";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./pause.module.css";

export const useOffline = (): boolean => useNotRefreshed() === "no-connection";

type RefusalProps = { isOffline: boolean; error: unknown; fallback: string };

/** Why nothing can be sent, or what became of what was sent. */
export function Refusal({ isOffline, error, fallback }: RefusalProps) {
  if (isOffline) return <Alert tone="warning">{copy.offline}</Alert>;
  if (!error) return null;
  const isAboutPause = problemOf(error)?.startsWith("pause-");
  return <Alert tone="error">{isAboutPause ? messageOf(error) : fallback}</Alert>;
}

export const LeaveAsIs = ({ children }: { children: ReactNode }) => (
  <Link className={styles.leave} to={appPaths.account}>
    {children}
  </Link>
);
