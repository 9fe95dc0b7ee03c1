import type { FoodOverride } from "@app/contract/staff/food-overrides";
import type { PlanEditor } from "@app/contract/staff/plans";
import { MAX_STAFF_REASON, MIN_STAFF_REASON } from "@app/contract/staff/team";
import { reasonsOf } from "@app/engine/exclusions/exclusions";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { type FormEvent, useState } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { useConfirmFactor } from "../../identity/confirmation/use-confirm-factor.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import { allowFood, revokeFood } from "../data/plan-calls.ts";
import { FoodSearch } from "../meal/food-search.tsx";
import dialogs from "../parts/parts.module.css";
import styles from "./facts.module.css";

const copy = planCopy.overrides;
const day = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric" });

/** What the nutritionist allowed of what the member's answers exclude: by whom, when and why. She adds to it and takes back. */
export function FoodOverrides({ editor }: { editor: PlanEditor }) {
  const { memberId, overrides, context, mine } = editor;
  const [isSearching, setIsSearching] = useState(false);
  const [food, setFood] = useState<string | null>(null);
  const mayAct = mine === "diet";
  if (overrides.length === 0 && !(mayAct && Object.keys(context.exclusions.foods).length > 0)) return null;
  return (
    <section>
      <h2>{copy.title}</h2>
      {overrides.length === 0 ? <p>{copy.none}</p> : null}
      <ul className={styles.overrides}>
        {overrides.map((override) => (
          <Override key={override.food} memberId={memberId} override={override} mayAct={mayAct} />
        ))}
      </ul>
      {mayAct ? (
        <TeamButton tone="link" onClick={() => setIsSearching(true)}>
          {copy.open}
        </TeamButton>
      ) : null}
      {isSearching ? (
        <FoodSearch
          title={copy.open}
          context={context}
          onChoose={(chosen) => {
            setIsSearching(false);
            setFood(chosen);
          }}
          onClose={() => setIsSearching(false)}
        />
      ) : null}
      {food ? <AllowDialog editor={editor} food={food} onClose={() => setFood(null)} /> : null}
    </section>
  );
}

type OverrideProps = { memberId: string; override: FoodOverride; mayAct: boolean };

function Override({ memberId, override: { food, name, reason, by, at, isStanding }, mayAct }: OverrideProps) {
  const { state, run } = useWrite();
  return (
    <li>
      <b>{name}</b> {isStanding ? null : <em>{copy.fallen}</em>}
      <p>{reason}</p>
      <small>{copy.byLine(by, day.format(new Date(at)))}</small>
      {mayAct ? (
        <TeamButton
          tone="link"
          isOff={state.isBusy}
          aria-label={copy.revokeOf(name)}
          onClick={() => void run((key) => revokeFood(memberId, { key, food }))}
        >
          {copy.revoke}
        </TeamButton>
      ) : null}
      {state.error ? <p role="alert">{state.error}</p> : null}
    </li>
  );
}

type AllowDialogProps = { editor: PlanEditor; food: string; onClose: () => void };

/** What is final, or excluded by nothing, is said instead of asked. */
function AllowDialog({ editor: { memberId, context }, food, onClose }: AllowDialogProps) {
  const { state, run, fail } = useWrite();
  const { confirm, dialog } = useConfirmFactor();
  const name = foodName(food);
  const reasons = reasonsOf(context.exclusions, food);
  const refusal =
    reasons.length === 0 ? copy.notExcluded : reasons.some(({ isFinal }) => isFinal) ? copy.isFinal : null;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("reason");
    const reason = typeof given === "string" ? given.trim() : "";
    if (reason.length < MIN_STAFF_REASON) return fail(copy.tooShort);
    if (!(await confirm())) return;
    if (await run((key) => allowFood(memberId, { key, food, reason }))) onClose();
  };
  return (
    <TitledDialog title={copy.dialog(name)} onClose={onClose}>
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <>
          <p>{copy.text}</p>
          <form className={dialogs.form} noValidate onSubmit={(event) => void onSubmit(event)}>
            <Textarea
              name="reason"
              rows={3}
              maxLength={MAX_STAFF_REASON}
              label={copy.reason}
              hint={copy.hint}
              error={state.error}
            />
            <div className={`${dialogs.actions} row wrap`}>
              <Button type="submit" busy={state.isBusy}>
                {copy.submit}
              </Button>
              <Button variant="link" onClick={closeDialog}>
                {copy.cancel}
              </Button>
            </div>
          </form>
        </>
      )}
      {dialog}
    </TitledDialog>
  );
}
