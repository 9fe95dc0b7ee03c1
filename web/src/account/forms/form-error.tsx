import { commonCopy as copy } from "../../content/account-data.ts";
import { Icon } from "../../ui/core/icon.tsx";
import styles from "./form.module.css";

type FormErrorProps = {
  text: string | undefined;
  /** Too many wrong passwords: offers the password reset. */
  locked?: boolean;
};

/** A server error that belongs to no field. The live region is always rendered, so that its text is announced. */
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
