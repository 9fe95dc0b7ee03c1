import type { NumbersShown } from "@app/engine/intake/answers";
import { useId } from "react";
import { controlCopy as copy } from "../../../content/app/intake/intake.ts";
import { Switch } from "../../../ui/forms/switch.tsx";
import type { Numbers } from "../model/numbers.ts";
import styles from "./tape-number.module.css";

type HideNumbersProps = { numbers: Numbers; onChange: (shown: NumbersShown) => void };

/** From the first number on. It is the answer to the later question whether to hide weights and calories. */
export function HideNumbers({ numbers: { shown, isForced }, onChange }: HideNumbersProps) {
  const id = useId();
  return (
    <label className={`${styles.hide} stack gap-4`}>
      <span>
        <b>{copy.hide}</b>
        <span className={`${styles.text} hint`} id={id}>
          {isForced ? copy.hideForced : copy.hideText}
        </span>
      </span>
      <Switch
        checked={shown !== "mostrar"}
        disabled={isForced}
        aria-label={copy.hide}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked ? "esconder-tudo" : "mostrar")}
      />
    </label>
  );
}
