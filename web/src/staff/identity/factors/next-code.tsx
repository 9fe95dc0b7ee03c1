import { useEffect, useState } from "react";
import { signInCopy } from "../../../content/staff/identity.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import styles from "./next-code.module.css";

const PERIOD_S = 30;
const secondsLeft = (): number => PERIOD_S - (Math.floor(Date.now() / 1_000) % PERIOD_S);

/** When the application shows another code. Never announced: it changes every second. */
export function NextCode() {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const update = () => setLeft(secondsLeft());
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={`${styles.next} row figures`} aria-hidden="true">
      <Ring
        left={(left ?? PERIOD_S) / PERIOD_S}
        state={left !== undefined && left <= 5 ? "short" : "running"}
        size="line"
      />
      {left === undefined ? null : signInCopy.nextCode(left)}
    </span>
  );
}
