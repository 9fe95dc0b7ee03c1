import { commonCopy as copy } from "../../content/app/account/common.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import styles from "./form.module.css";

type FormErrorProps = {
  text: string | undefined;
  /** Too many wrong passwords: offers the password reset. */
  locked?: boolean;
};

/** A server error that belongs to no field. The live region is always rendered, so that its text is announced. */
export function FormError({ text, locked }: FormErrorProps) {
  const recover = locked ? (
    <ButtonLink variant="link" href="/login">
      {copy.recover}
    </ButtonLink>
  ) : null;
  return (
    <div aria-live="assertive" className={styles.formError}>
      {text ? (
        <Alert tone="error" actions={recover} inLiveRegion>
          {text}
        </Alert>
      ) : null}
    </div>
  );
}
