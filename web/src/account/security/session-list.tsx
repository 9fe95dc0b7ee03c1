import { useState } from "react";
import { formatRelativeDate } from "../../app/shell/format/moments.ts";
import { securityCopy as copy } from "../../content/app/account/security.ts";
import { Button } from "../../ui/core/button.tsx";
import { SettingsItem, SettingsList } from "../settings.tsx";

import styles from "./session-list.module.css";
import type { DeviceSession } from "./sessions-query.ts";

const COLLAPSED_COUNT = 4;

export const deviceName = ({ device }: DeviceSession): string => device ?? copy.unknownDevice;

/** The current session first, then by last use; a long list is collapsed. */
export function SessionList({
  devices,
  onClose,
}: {
  devices: DeviceSession[];
  onClose: (device: DeviceSession) => void;
}) {
  const [expanded, setExpanded] = useState(false);
  const [now] = useState(() => new Date());
  const sorted = [...devices].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const shown = expanded ? sorted : sorted.slice(0, COLLAPSED_COUNT);

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
              <span className={`${styles.current} note`}>{copy.thisDevice}</span>
            ) : (
              <Button
                variant="inline"
                aria-label={`${copy.close} ${deviceName(device)}, ${copy.lastUsed(formatRelativeDate(device.lastUsedAt, now))}`}
                onClick={(event) => {
                  // The row has the focus and is about to be removed.
                  event.currentTarget.closest("ul")?.focus();
                  onClose(device);
                }}
              >
                {copy.close}
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
