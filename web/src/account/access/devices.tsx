import type { listSessions } from "@app/contract/access";
import { useState } from "react";
import type { z } from "zod/mini";
import { accessTexts as words } from "../../content/account-data.ts";
import { PlainRow, RowList } from "../data/rows.tsx";
import styles from "./devices.module.css";
import { saidWhen } from "./said-when.ts";

type Answered = z.output<(typeof listSessions)["schema"]["response"][200]>["return"];
export type Device = NonNullable<Answered>[number];

const SHOWN_AT_FIRST = 4;

export const deviceName = ({ device }: Device): string => device ?? words.unknownDevice;

/** This one first, then by when they were last used; a long list opens on request. */
export function Devices({ devices, onClose }: { devices: Device[]; onClose: (device: Device) => Promise<boolean> }) {
  const [all, setAll] = useState(false);
  const [closing, setClosing] = useState<string>();
  const [now] = useState(() => new Date());
  const sorted = [...devices].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const shown = all ? sorted : sorted.slice(0, SHOWN_AT_FIRST);

  async function close(device: Device, list: HTMLElement | null) {
    if (closing) return;
    setClosing(device._id);
    const gone = await onClose(device);
    setClosing(undefined);
    // Its row took the focus with it.
    if (gone) list?.focus();
  }

  return (
    <RowList joined focusable label={words.devices}>
      {shown.map((device) => (
        <PlainRow
          key={device._id}
          label={deviceName(device)}
          value={device.current ? words.now : words.lastUsed(saidWhen(device.lastUsedAt, now))}
          valueQuiet
          end={
            device.current ? (
              <span className={styles.here}>{words.thisDevice}</span>
            ) : (
              <button
                type="button"
                className={styles.close}
                aria-label={`${words.close} ${deviceName(device)}, ${words.lastUsed(saidWhen(device.lastUsedAt, now))}`}
                aria-disabled={closing === device._id || undefined}
                onClick={(event) => void close(device, event.currentTarget.closest("ul"))}
              >
                {closing === device._id ? words.closing : words.close}
              </button>
            )
          }
        />
      ))}
      {shown.length < sorted.length ? (
        <li>
          <button type="button" className={styles.close} onClick={() => setAll(true)}>
            {words.showAll(sorted.length)}
          </button>
        </li>
      ) : null}
    </RowList>
  );
}
