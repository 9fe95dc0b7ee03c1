import { brand } from "@app/contract/brand";
import { unsubscribe } from "@app/contract/consents";
import { useState } from "react";
import { ApiError, call, INTERNAL, problemOf } from "../api.ts";
import { appPaths } from "../app-paths.ts";
import { optOutCopy as copy } from "../content/opt-out.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { StatusPage } from "../shell/status-page.tsx";
import { Button, ButtonLink } from "../ui/core/button.tsx";
import { Alert } from "../ui/display/alert.tsx";
import { Form } from "../ui/forms/form.tsx";
import { type Resolver, useForm } from "../ui/forms/use-form.ts";
import styles from "./opt-out.module.css";

export const meta = () =>
  pageMeta({ title: `${copy.meta} | ${brand.name}`, description: copy.text, robots: "noindex" });

/** A form of one button. */
const resolver: Resolver<object, object> = async () => ({ values: {}, errors: {} });

/** Target of the unsubscribe link. E-mail clients prefetch links, so only the button unsubscribes. */
export default function OptOutRoute() {
  const [result, setResult] = useState<"done" | "invalid">();
  const { control, handleSubmit, setError, formState } = useForm({ resolver });
  const onSubmit = handleSubmit(async () => {
    try {
      await call(unsubscribe, { query: { a: new URLSearchParams(location.search).get("lista") ?? "" } });
      setResult("done");
    } catch (error) {
      const problem = problemOf(error);
      if (problem === "link-invalid" || problem === "invalid-input") return setResult("invalid");
      setError("root", { message: error instanceof ApiError ? error.message : INTERNAL });
    }
  });

  if (result)
    return (
      <StatusPage
        title={result === "done" ? copy.doneTitle : copy.invalidTitle}
        lead={result === "done" ? copy.done : copy.invalid}
        announce
      >
        <ButtonLink variant="outline" href={appPaths.consents}>
          {copy.choices}
        </ButtonLink>
      </StatusPage>
    );
  return (
    <StatusPage title={copy.title} lead={copy.text}>
      <p>{copy.stays}</p>
      <div className={styles.failed} role="alert">
        {formState.errors.root && (
          <Alert tone="error" inLiveRegion>
            {formState.errors.root.message}
          </Alert>
        )}
      </div>
      <Form className={styles.actions} control={control} onSubmit={onSubmit}>
        <Button type="submit" busy={formState.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
        <ButtonLink variant="link" href="/">
          {copy.keep}
        </ButtonLink>
      </Form>
    </StatusPage>
  );
}
