import { useEffect, useRef } from "react";
import { exportTexts as words } from "../../content/account-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { moment } from "../dates.ts";
import styles from "./export.module.css";
import type { Exported } from "./export-form.tsx";

/** The archive is on the device; while the page is open it can be kept once more. */
export function ExportDone({ url, name, bytes, at }: Exported) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles.done}>
      <Icon name="check" className={styles.check} />
      <div className={styles.words}>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {words.doneTitle}
        </h2>
        <p>{words.done(name, sizeOf(bytes))}</p>
        <p>
          {words.madeAt(moment(at))} {words.careful}
        </p>
        <ButtonLink variant="outline" href={url} download={name}>
          {words.again}
        </ButtonLink>
      </div>
    </div>
  );
}

const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString("pt-BR")} kB`;
