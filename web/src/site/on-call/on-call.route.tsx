import { brand } from "@app/contract/brand";
import { acknowledgeAlert } from "@app/contract/on-call";
import { useEffect, useState } from "react";
import { ApiError, call, INTERNAL, problemOf } from "../../api.ts";
import { onCallCopy as copy } from "../../content/on-call.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { StatusPage } from "../../shell/status-page.tsx";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import styles from "./on-call.module.css";

export const meta = () =>
  pageMeta({ title: `${copy.meta} | ${brand.name}`, description: copy.text, robots: "noindex" });

/** A form of one button. */
const resolver: Resolver<object, object> = async () => ({ values: {}, errors: {} });

const tokenOf = (): string => new URLSearchParams(location.search).get("aviso") ?? "";
/** Only what looks like one of ours: anybody can write a link. */
const referenceIn = (token: string): string => /^([2-9A-Z]{5}-[2-9A-Z]{5})[.]/.exec(token)?.[1] ?? "";
const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Target of the link in an alert. Messaging apps open links for a preview, so only the button acknowledges. */
export default function OnCallRoute() {
  const [reference, setReference] = useState("");
  const [result, setResult] = useState<{ acknowledgedAt: string } | "invalid">();
  const { control, handleSubmit, setError, formState } = useForm({ resolver });
  // The page is prerendered without its address.
  useEffect(() => setReference(referenceIn(tokenOf())), []);
  const onSubmit = handleSubmit(async () => {
    try {
      setResult(await call(acknowledgeAlert, { body: { token: tokenOf() } }));
    } catch (error) {
      const problem = problemOf(error);
      if (problem === "link-invalid" || problem === "invalid-input") return setResult("invalid");
      setError("root", { message: error instanceof ApiError ? error.message : INTERNAL });
    }
  });
  const number = reference && (
    <p>
      {copy.reference} <span className={styles.number}>{reference}</span>
    </p>
  );

  if (result === "invalid") return <StatusPage title={copy.invalidTitle} lead={copy.invalid} announce />;
  if (result) {
    const time = clock.format(new Date(result.acknowledgedAt)).replace(":", "h");
    return (
      <StatusPage title={copy.doneTitle} lead={copy.done(time)} announce>
        {number}
      </StatusPage>
    );
  }
  return (
    <StatusPage title={copy.title} lead={copy.text}>
      {number}
      <div className={styles.failed} role="alert">
        {formState.errors.root && (
          <Alert tone="error" inLiveRegion>
            {formState.errors.root.message}
          </Alert>
        )}
      </div>
      <Form control={control} onSubmit={onSubmit}>
        <Button type="submit" busy={formState.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
      </Form>
    </StatusPage>
  );
}
