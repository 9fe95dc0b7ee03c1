import { commonTexts as words } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./form.module.css";

type RefusalProps = {
  text: string | undefined;
  /** Too many wrong passwords: the way out is a new one. */
  locked?: boolean;
};

/** What the server said about the whole form. The line is always there, so that its text is read out. */
export function Refusal({ text, locked }: RefusalProps) {
  return (
    <div aria-live="assertive" className={styles.refusal} data-said={text ? "" : undefined}>
      {text ? (
        <>
          <Icon name="alert" />
          <p>
            {text} {locked ? <a href="/login">{words.recover}</a> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
