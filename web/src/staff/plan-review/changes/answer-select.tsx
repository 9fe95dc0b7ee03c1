import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { reasonCopy as copy } from "../../../content/staff/plan-review.ts";
import { answersQuery } from "../../member/data/member-queries.ts";
import { LoadState } from "../../member/parts/load-state.tsx";
import fields from "../fields/fields.module.css";

type AnswerSelectProps = {
  memberId: string;
  value: string | null;
  /** With the answer in words, to begin the sentence with. */
  onPick: (question: string, answer: string) => void;
};

/** Which answer the reason rests on. The look is recorded: asked for only here. */
export function AnswerSelect({ memberId, value, onPick }: AnswerSelectProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery(answersQuery(memberId));
  if (!data)
    return (
      <LoadState
        error={error}
        loading={copy.questionsLoading}
        failed={copy.questionsFailed}
        isBusy={isFetching}
        retry={() => void refetch()}
      />
    );
  return (
    <div>
      <label className={fields.label} htmlFor={id}>
        {copy.question}
      </label>
      <select
        className={fields.field}
        id={id}
        value={value ?? ""}
        onChange={({ target }) => {
          const chosen = data.find((answer) => answer.id === target.value);
          if (chosen) onPick(chosen.id, chosen.answer);
        }}
      >
        <option value="" disabled>
          {copy.chooseQuestion}
        </option>
        {data.map((answer) => (
          <option key={answer.id} value={answer.id}>
            {`${answer.id}, ${answer.question}: ${answer.answer}`}
          </option>
        ))}
      </select>
    </div>
  );
}
