import type { ReactNode } from "react";
import styles from "./phone.module.css";

/** An illustrated phone. Its screen is a single image to screen readers. */
export function Phone({ time, description, children }: { time: string; description: string; children: ReactNode }) {
  return (
    <div className={styles.phone} role="img" aria-label={description}>
      <div className={`${styles.screen} column`}>
        <div className={`${styles.status} row`}>
          <span className="figures">{time}</span>
          <i className={styles.battery} />
        </div>
        {children}
      </div>
    </div>
  );
}
