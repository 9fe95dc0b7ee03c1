import { type GuaranteeDecision, getGuaranteeBundle, getGuaranteePdf } from "@app/contract/guarantee";
import { useMutation } from "@tanstack/react-query";
import { findMessage } from "../../../app/shell/states/message-of.ts";
import { checkedCopy as copy } from "../../../content/app/account/guarantee-decision.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { download } from "../../privacy/export/download.ts";
import { save } from "../../privacy/export/save-file.ts";
import styles from "./decision.module.css";

type DecisionFilesProps = Pick<GuaranteeDecision, "_id" | "referenceNumber">;

const kinds = [
  { kind: "pdf", endpoint: getGuaranteePdf, label: copy.pdf },
  { kind: "json", endpoint: getGuaranteeBundle, label: copy.json },
] as const;

/** The decision to read and keep, and the evidence to decide it again. */
export function DecisionFiles({ _id, referenceNumber }: DecisionFilesProps) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ kind, endpoint }: (typeof kinds)[number]) => {
      const { file, name } = await download(endpoint, { params: { decisionId: _id } });
      save(file, name || `garantia-${referenceNumber}.${kind}`);
    },
  });
  return (
    <div className={`${styles.files} wrap`}>
      {kinds.map((one) => (
        <Button
          key={one.kind}
          variant="inline"
          busy={isPending && variables?.kind === one.kind}
          onClick={() => mutate(one)}
        >
          <Icon name="download" />
          {one.label}
        </Button>
      ))}
      {error ? <p role="alert">{findMessage(error)}</p> : null}
    </div>
  );
}
