import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { answersQuery } from "../data/member-queries.ts";
import { LoadState } from "../parts/load-state.tsx";
import parts from "../parts/parts.module.css";
import { AnswerList } from "./answer-list.tsx";
import styles from "./file.module.css";
import { findAnswers } from "./find-answers.ts";

const copy = memberCopy.answers;

type AnswersDialogProps = { memberId: string; name: string; onClose: () => void };

/** Every answer the reader may see. Opening it is a look that the member reads of. */
export function AnswersDialog({ memberId, name, onClose }: AnswersDialogProps) {
  const id = useId();
  const [text, setText] = useState("");
  const searched = useDeferredValue(text);
  const { data, error, isFetching, refetch } = useQuery(answersQuery(memberId));
  const found = data ? findAnswers(data, searched) : [];
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <div className={styles.answers}>
        <p className={parts.hint}>{copy.recorded(name)}</p>
        {data ? (
          <>
            <label className={parts.label} htmlFor={id}>
              {copy.find}
            </label>
            <input
              className={styles.search}
              id={id}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {found.length === 0 ? <p role="status">{copy.noneFound}</p> : <AnswerList answers={found} />}
          </>
        ) : (
          <LoadState
            error={error}
            loading={copy.loading}
            failed={copy.failed}
            isBusy={isFetching}
            retry={() => void refetch()}
          />
        )}
      </div>
    </TitledDialog>
  );
}
