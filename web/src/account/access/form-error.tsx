import { commonCopy as copy } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./form.module.css";

type FormErrorProps = {
  text: string | undefined;
  /** Too many wrong passwords: the way out is a new one. */
  locked?: boolean;
};

/** What the server said about the whole form. The line is always there, so that its text is read out. */
export function FormError({ text, locked }: FormErrorProps) {
  return (
    <div aria-live="assertive" className={styles.formError} data-shown={text ? "" : undefined}>
      {text ? (
        <>
          <Icon name="alert" />
          <p>
            {text} {locked ? <a href="/login">{copy.recover}</a> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
