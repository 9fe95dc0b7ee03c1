import type { GuaranteeMeter as Meter } from "@app/contract/guarantee";
import { meterCopy as copy, lineWords } from "../../../content/app/account/guarantee.ts";
import { hasArrived, paceOf, shareOf } from "./line-share.ts";
import styles from "./meter.module.css";
import { PlumbLine } from "./plumb-line.tsx";

/** Five plumb lines hung from one bar: dashed is the minimum, dotted where today asks the member to be. */
export function GuaranteeMeter({ meter }: { meter: Meter }) {
  const pace = paceOf(meter);
  const labels = { pace: pace === null ? null : copy.pace(meter.day), minimum: copy.minimum };
  return (
    <>
      <ol className={`${styles.meter} stack gap-7`}>
        {meter.lines.map((line, index) => {
          const { figure, name, note } = lineWords(line, meter);
          return (
            <li key={line.code} className={`${styles.line} stack gap-4`}>
              <div className={styles.drawing}>
                <PlumbLine
                  share={shareOf(line, meter)}
                  pace={pace}
                  hasArrived={hasArrived(line, meter)}
                  labels={index === meter.lines.length - 1 ? labels : null}
                />
              </div>
              <p className={styles.words}>
                <b>{figure}</b> <span>{name}</span> <small>{note}</small>
              </p>
            </li>
          );
        })}
      </ol>
      <p className="hint">{copy.legend(pace === null ? null : meter.day)}</p>
    </>
  );
}
