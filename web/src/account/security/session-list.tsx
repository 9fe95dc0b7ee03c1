import type { listSessions } from "@app/contract/access";
import { useState } from "react";
import type { z } from "zod/mini";
import { securityCopy as copy } from "../../content/account-data.ts";
import { Button } from "../../ui/core/button.tsx";
import { SettingsItem, SettingsList } from "../settings.tsx";
import { formatRelativeDate } from "./format-relative-date.ts";
import styles from "./session-list.module.css";

type SessionsResponse = z.output<(typeof listSessions)["schema"]["response"][200]>["return"];
export type DeviceSession = NonNullable<SessionsResponse>[number];

const COLLAPSED_COUNT = 4;

export const deviceName = ({ device }: DeviceSession): string => device ?? copy.unknownDevice;

/** The current session first, then by last use; a long list is collapsed. */
export function SessionList({
  devices,
  onClose,
}: {
  devices: DeviceSession[];
  onClose: (device: DeviceSession) => Promise<boolean>;
}) {
  const [expanded, setExpanded] = useState(false);
  const [closing, setClosing] = useState<string>();
  const [now] = useState(() => new Date());
  const sorted = [...devices].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const shown = expanded ? sorted : sorted.slice(0, COLLAPSED_COUNT);

  async function close(device: DeviceSession, list: HTMLElement | null) {
    if (closing) return;
    setClosing(device._id);
    const isClosed = await onClose(device);
    setClosing(undefined);
    // The removed row had the focus.
    if (isClosed) list?.focus();
  }

  return (
    <SettingsList joined focusable label={copy.devices}>
      {shown.map((device) => (
        <SettingsItem
          key={device._id}
          label={deviceName(device)}
          value={device.current ? copy.now : copy.lastUsed(formatRelativeDate(device.lastUsedAt, now))}
          valueQuiet
          end={
            device.current ? (
              <span className={styles.current}>{copy.thisDevice}</span>
            ) : (
              <Button
                variant="inline"
                aria-label={`${copy.close} ${deviceName(device)}, ${copy.lastUsed(formatRelativeDate(device.lastUsedAt, now))}`}
                aria-disabled={closing === device._id || undefined}
                onClick={(event) => void close(device, event.currentTarget.closest("ul"))}
              >
                {closing === device._id ? copy.closing : copy.close}
              </Button>
            )
          }
        />
      ))}
      {shown.length < sorted.length ? (
        <li>
          <Button variant="inline" onClick={() => setExpanded(true)}>
            {copy.showAll(sorted.length)}
          </Button>
        </li>
      ) : null}
    </SettingsList>
  );
}
