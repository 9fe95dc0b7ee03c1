import type { AccountPaymentDetail } from "@app/contract/account";
import { GUARANTEE_REVIEW_HOURS } from "@app/contract/catalogue";
import { type Condition, EVIDENCE_MAX, EVIDENCE_MIN, type GuaranteeAnswer } from "@app/contract/guarantee-claim";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../api.ts";
import { outdateAccount } from "../../../app/data/overview-query.ts";
import { DangerNotice } from "../../../app/outcome/crisis/danger-notice.tsx";
import { formatDate, formatDateTime } from "../../../app/shell/dates/dates.ts";
import { RefundBack } from "../../../app/shell/refund-back.tsx";
import { Button } from "../../../ui/core/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { zodResolver } from "../../../ui/forms/zod-resolver.ts";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { requestGuarantee } from "../../endpoints.ts";
import { FormError } from "../../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../../forms/reauth-field.tsx";
import { useServerForm } from "../../forms/use-server-form.ts";
import styles from "../../rights/refund-dialog-parts.module.css";
import { Accepted, DialogActions, TermsList } from "../../rights/refund-dialog-parts.tsx";
import { Conditions } from "./conditions.tsx";

const ClaimSchema = z.object({
  followed: z._default(z.string(), ""),
  noResults: z._default(z.string(), ""),
  evidence: z._default(z.string(), ""),
  password: reauthPassword,
});
const resolver = zodResolver(ClaimSchema);
type ClaimValues = z.output<typeof ClaimSchema>;

type ClaimDialogProps = { payment: AccountPaymentDetail; onClose: () => void };

const EMPTY: ClaimValues = { followed: "", noResults: "", evidence: "", password: "" };

const titles: Record<GuaranteeAnswer["outcome"], string> = {
  granted: "Garantia aceita.",
  "in-review": "Uma pessoa vai responder.",
  refused: "Ainda não dá para aceitar.",
};

/**
 * Claims the guarantee of a purchase made before there was a rule with figures: terms, the member's statement, password,
 * and the decision with its reasons.
 */
export default function ClaimDialog({ payment, onClose }: ClaimDialogProps) {
  const [answer, setAnswer] = useState<GuaranteeAnswer>();
  // After a refusal the values are kept for the next attempt, except the password.
  const [claimValues, setClaimValues] = useState(EMPTY);
  return (
    <TitledDialog title={answer ? titles[answer.outcome] : "Pedir a garantia"} onClose={onClose}>
      {answer?.refund ? (
        <Accepted paymentId={payment._id} refund={answer.refund} />
      ) : answer?.answerBy ? (
        <InReview answer={answer} answerBy={answer.answerBy} />
      ) : answer ? (
        <Refused answer={answer} onAgain={() => setAnswer(undefined)} />
      ) : (
        <Claim
          payment={payment}
          defaultValues={claimValues}
          onAnswer={(received, values) => {
            setClaimValues({ ...values, password: "" });
            setAnswer(received);
          }}
        />
      )}
    </TitledDialog>
  );
}

type ClaimProps = {
  payment: AccountPaymentDetail;
  defaultValues: ClaimValues;
  onAnswer: (answer: GuaranteeAnswer, values: ClaimValues) => void;
};

function Claim({ payment, defaultValues, onAnswer }: ClaimProps) {
  const [typed, setTyped] = useState("");
  const hasEvidence = payment.guarantee?.conditions.some(({ key, state }) => key === "evidence" && state === "met");

  const claim = useMutation({
    mutationFn: ({ followed, noResults, evidence, password }: ClaimValues) => {
      const body = { followed: followed === "on", noResults: noResults === "on", evidence, password };
      return call(requestGuarantee, { params: { paymentId: payment._id }, body });
    },
    onSuccess: () => void outdateAccount(),
  });
  const fields = useServerForm<z.input<typeof ClaimSchema>, ClaimValues>({
    resolver,
    fieldForProblem: PASSWORD_PROBLEMS,
    async onSubmit(values) {
      onAnswer(await claim.mutateAsync(values), values);
    },
  });

  return (
    <>
      <TermsList>
        <li>
          Aceita: {payment.preview ? <RefundBack preview={payment.preview} isWhole /> : null} O acesso termina na hora.
        </li>
        <li>
          A resposta sai agora, com o motivo e um protocolo. Se você já recebeu a garantia antes, uma pessoa responde em
          até {GUARANTEE_REVIEW_HOURS} horas.
        </li>
        <li>O que o app não sabe não conta contra você.</li>
        <li>Recusada, você pode completar o que faltou e pedir de novo até o fim do prazo.</li>
      </TermsList>
      <Form {...fields.form} className={styles.form}>
        <Checkbox name="followed" defaultChecked={defaultValues.followed === "on"}>
          Segui a dieta e os treinos do plano
        </Checkbox>
        <Checkbox name="noResults" defaultChecked={defaultValues.noResults === "on"}>
          Não tive resultado
        </Checkbox>
        {hasEvidence ? null : (
          <Textarea
            label="Como você seguiu o plano?"
            hint={`Em pelo menos ${EVIDENCE_MIN} caracteres. Registros, fotos e mensagens valem: conte onde estão.`}
            name="evidence"
            maxLength={EVIDENCE_MAX}
            defaultValue={defaultValues.evidence}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <DangerNotice text={typed} />
        <ReauthField fields={fields} />
        <FormError text={fields.formError} locked={fields.locked} />
        <DialogActions confirm="Pedir a garantia" busy={fields.isSubmitting} leave="Agora não" />
      </Form>
    </>
  );
}

function InReview({ answer, answerBy }: { answer: GuaranteeAnswer; answerBy: string }) {
  return (
    <>
      <p className={styles.referenceNumber}>
        Protocolo
        <b>{answer.referenceNumber}</b>
        <span>{formatDateTime(answer.at)}</span>
      </p>
      <p>
        Este pedido é lido por uma pessoa da equipe. Ela responde por email até <b>{formatDateTime(answerBy)}</b>.
      </p>
      <p>Até lá nada muda no seu plano, e o pedido vale pela data de hoje.</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={closeDialog}>
          Entendi
        </Button>
      </div>
    </>
  );
}

function Refused({ answer, onAgain }: { answer: GuaranteeAnswer; onAgain: () => void }) {
  return (
    <>
      <p className={styles.referenceNumber} data-refused>
        Protocolo
        <b>{answer.referenceNumber}</b>
        <span>{formatDateTime(answer.at)}</span>
      </p>
      <p>
        Nada mudou no seu plano.{" "}
        {answer.retryUntil ? `Complete o que falta e peça de novo até ${formatDate(answer.retryUntil)}.` : ""}
      </p>
      <Conditions conditions={[...answer.conditions].sort(failedFirst)} />
      <div className={styles.actions}>
        {answer.retryUntil ? (
          <Button variant="outline" onClick={onAgain}>
            Completar e pedir de novo
          </Button>
        ) : null}
        <Button variant="link" onClick={closeDialog}>
          Fechar
        </Button>
      </div>
    </>
  );
}

const failedFirst = (a: Condition, b: Condition): number => Number(b.state === "unmet") - Number(a.state === "unmet");
