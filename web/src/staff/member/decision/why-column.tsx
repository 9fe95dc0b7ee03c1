import type { MemberFile } from "@app/contract/staff/member-file";
import { decisionCopy } from "../../../content/staff/decision.ts";
import { Face } from "../../shell/face.tsx";
import { formatNear } from "../../time/moments.ts";
import { SafetySigns } from "../file/safety-signs.tsx";
import parts from "../parts/parts.module.css";
import columns from "./decision.module.css";

const copy = decisionCopy.why;

/** Why a person reads first, what the member sees meanwhile, and who has looked. */
export function WhyColumn({ file, now }: { file: MemberFile; now: number }) {
  const personBy = file.reading?.personBy ?? null;
  return (
    <aside className={columns.why} aria-label={copy.region}>
      <section>
        <h2 className={parts.heading}>{copy.title}</h2>
        {file.signs.length > 0 ? <SafetySigns signs={file.signs} /> : <p>{copy.none}</p>}
      </section>
      <section>
        <h2 className={parts.heading}>{copy.sees(file.name)}</h2>
        <p>{copy.screen(personBy ? formatNear(personBy, now) : null)}</p>
      </section>
      <section>
        <h2 className={parts.heading}>{copy.looks}</h2>
        {file.looks.length === 0 ? <p>{copy.noLooks}</p> : null}
        <ul className={columns.looks}>
          {file.looks.map(({ name, at, what }) => (
            <li key={`${name} ${at}`}>
              <Face name={name} size="small" />
              <span>
                {name}
                <small>{what}</small>
              </span>
              <b>{formatNear(at, now)}</b>
            </li>
          ))}
        </ul>
        <p className={parts.hint}>{copy.looksRead(file.name)}</p>
      </section>
    </aside>
  );
}
