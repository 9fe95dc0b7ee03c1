import type { listSessions } from "@app/contract/access";
import { useState } from "react";
import type { z } from "zod/mini";
import { securityCopy as copy } from "../../content/account-data.ts";
import { SettingsItem, SettingsList } from "../data/settings.tsx";
import { formatRelativeDate } from "./format-relative-date.ts";
import styles from "./session-list.module.css";

type Answered = z.output<(typeof listSessions)["schema"]["response"][200]>["return"];
export type DeviceSession = NonNullable<Answered>[number];

const SHOWN_AT_FIRST = 4;

export const deviceName = ({ device }: DeviceSession): string => device ?? copy.unknownDevice;

/** This one first, then by when they were last used; a long list opens on request. */
export function SessionList({
  devices,
  onClose,
}: {
  devices: DeviceSession[];
  onClose: (device: DeviceSession) => Promise<boolean>;
}) {
  const [all, setAll] = useState(false);
  const [closing, setClosing] = useState<string>();
  const [now] = useState(() => new Date());
  const sorted = [...devices].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const shown = all ? sorted : sorted.slice(0, SHOWN_AT_FIRST);

  async function close(device: DeviceSession, list: HTMLElement | null) {
    if (closing) return;
    setClosing(device._id);
    const gone = await onClose(device);
    setClosing(undefined);
    // Its row took the focus with it.
    if (gone) list?.focus();
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
              <span className={styles.here}>{copy.thisDevice}</span>
            ) : (
              <button
                type="button"
                className={styles.close}
                aria-label={`${copy.close} ${deviceName(device)}, ${copy.lastUsed(formatRelativeDate(device.lastUsedAt, now))}`}
                aria-disabled={closing === device._id || undefined}
                onClick={(event) => void close(device, event.currentTarget.closest("ul"))}
              >
                {closing === device._id ? copy.closing : copy.close}
              </button>
            )
          }
        />
      ))}
      {shown.length < sorted.length ? (
        <li>
          <button type="button" className={styles.close} onClick={() => setAll(true)}>
            {copy.showAll(sorted.length)}
          </button>
        </li>
      ) : null}
    </SettingsList>
  );
}
