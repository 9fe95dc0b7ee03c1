import { useState } from "react";
import { personFirstCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { intakeReadings } from "../../../../content/app/intake/readings.ts";
import { Sheet } from "../../../../ui/overlays/sheet.tsx";
import bed from "../../../../ui/pictures/cama.svg";
import phone from "../../../../ui/pictures/orelhao.svg";
import plate from "../../../../ui/pictures/prato.svg";
import { OutcomeSection } from "./outcome-page.tsx";
import styles from "./parts.module.css";

const pictures = { prato: plate, sono: bed, conversa: phone } as const;

type Reading = (typeof intakeReadings)[number];

/** Short texts that are the member's at once, each in a sheet. */
export function Readings({ only }: { only?: readonly Reading["id"][] }) {
  const [open, setOpen] = useState<Reading>();
  return (
    <OutcomeSection id="leituras" title={copy.meanwhile}>
      <ul className={styles.readings}>
        {intakeReadings
          .filter(({ id }) => !only || only.includes(id))
          .map((reading) => (
            <li key={reading.id}>
              <button type="button" onClick={() => setOpen(reading)}>
                <img src={pictures[reading.id]} width={64} height={64} alt="" loading="lazy" />
                <span>
                  <b>{reading.title}</b>
                  <small>{copy.reading(reading.minutes)}</small>
                </span>
              </button>
            </li>
          ))}
      </ul>
      <Sheet open={open !== undefined} onClose={() => setOpen(undefined)} title={open?.title ?? ""}>
        <div className={`${styles.text} stack gap-4`}>
          {open?.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </OutcomeSection>
  );
}
