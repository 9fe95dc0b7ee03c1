import { assistantCopy, quickCopy as copy } from "../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./quick-asks.module.css";

type QuickAsksProps = {
  personPath: string;
  hasPlan: boolean;
  /** An answer is on its way. */
  isBusy: boolean;
  onAsk: (text: string) => void;
};

/** Above the field: a person first, then what is asked most. */
export const QuickAsks = ({ personPath, hasPlan, isBusy, onAsk }: QuickAsksProps) => (
  <ul className={styles.quick} aria-label={copy.label}>
    <li className={styles.person}>
      <Link to={personPath}>
        <Icon name="person" />
        {assistantCopy.person}
      </Link>
    </li>
    {(hasPlan ? copy.asks : copy.asksWithoutPlan).map(([label, text]) => (
      <li key={label}>
        <button type="button" aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : onAsk(text))}>
          {label}
        </button>
      </li>
    ))}
  </ul>
);
