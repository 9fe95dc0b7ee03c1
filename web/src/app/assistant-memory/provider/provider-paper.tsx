import { purposes } from "@app/contract/consents";
import { useEffect, useRef } from "react";
import { providerCopy as copy } from "../../../content/app/assistant/memory.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PROVIDER_PURPOSE } from "../../data/assistant-memory/use-provider-consent.ts";
import styles from "./provider-paper.module.css";

type ProviderPaperProps = { isPending: boolean; onAllow: () => void; onClose: () => void };

/** The consent with its whole text, as printed matter, and one answer. */
export function ProviderPaper({ isPending, onAllow, onClose }: ProviderPaperProps) {
  const { title, text, version } = purposes[PROVIDER_PURPOSE];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.paper} paper stack gap-3`}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <p className={styles.version}>{copy.version(version)}</p>
      <div className={`${styles.actions} row wrap`}>
        <Button busy={isPending} busyLabel={copy.allowing} onClick={onAllow}>
          {copy.allow}
        </Button>
        <Button variant="link" onClick={onClose}>
          {copy.notNow}
        </Button>
      </div>
    </div>
  );
}
