import { billCopy as copy } from "../../../../content/app/intake/targets.ts";
import type { Targets } from "../../../data/intake-query.ts";
import { changeOf } from "../../../outcome/shown-targets.ts";
import { formatFactor, formatWhole } from "../../../shell/format/numbers.ts";
import styles from "./parts.module.css";

/** Where the target comes from, line by line. */
export function TargetBill({ targets }: { targets: Targets }) {
  const { planned, ree, tdee, floor } = targets;
  const { kind, kcal, share } = changeOf(targets);
  const change =
    kind === "keep"
      ? { name: copy.keep.name, text: copy.keep.text, value: "0" }
      : {
          name: copy[kind].name(String(share)),
          text: copy[kind].text,
          value: `${kind === "cut" ? "−" : "+"}${formatWhole(Math.abs(kcal))}`,
        };
  return (
    <>
      <dl className={styles.bill}>
        <Line name={copy.resting.name} text={copy.resting.text} value={formatWhole(ree)} />
        <Line name={copy.daily.name} text={copy.daily.text(formatFactor(tdee / ree))} value={formatWhole(tdee)} />
        <Line {...change} />
        <Line
          isTotal
          name={copy.total.name}
          text={copy.total.text(formatWhole(floor))}
          value={formatWhole(planned.kcal)}
        />
      </dl>
      <p className="small soft">{copy.doubt}</p>
    </>
  );
}

type LineProps = { name: string; text: string; value: string; isTotal?: boolean };

function Line({ name, text, value, isTotal = false }: LineProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {name}
        <small>{text}</small>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
