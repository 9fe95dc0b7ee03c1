import type { MemberFile } from "@app/contract/staff/member-file";
import { memberCopy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import { SignIcon } from "../parts/sign-icon.tsx";
import { toneOf } from "../parts/sign-tone.ts";
import styles from "./file.module.css";

const copy = memberCopy.signs;

/** As badges of the header. */
export function SignBadges({ signs }: Pick<MemberFile, "signs">) {
  return signs.map((sign) => (
    <span key={sign.code} className={parts.badge} data-tone={toneOf(sign)}>
      {toneOf(sign) === "error" ? <SignIcon /> : null}
      {sign.title}
    </span>
  ));
}

/** Each row of the safety table that applies: where it came from and what it forces. */
export function SafetySigns({ signs }: Pick<MemberFile, "signs">) {
  if (signs.length === 0) return <p className={parts.hint}>{copy.none}</p>;
  return (
    <ul className={`${styles.signs} stack gap-2`}>
      {signs.map((sign) => (
        <li key={sign.code} data-tone={toneOf(sign)}>
          <b>
            <SignIcon />
            {sign.title}
          </b>
          <span className={styles.source}>
            {[sign.source, copy.levels(sign.diet, sign.training)].filter(Boolean).join(" · ")}
          </span>
          <span>{sign.forces}</span>
        </li>
      ))}
    </ul>
  );
}
