import type { Diet } from "@app/contract/plan-document";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { addAlternative, addFood, replaceFood } from "@app/engine/plans/edits/diet/items";
import { setMethod } from "@app/engine/plans/edits/diet/method";
import { addExercise, setExercise } from "@app/engine/plans/edits/training/exercises";
import { findExercise } from "@app/engine/training/library/library";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import { PreviewDialog } from "../../plan-review/preview-dialog.tsx";
import { VersionsDialog } from "../../plan-review/versions-dialog.tsx";
import { discardDraft, fetchProposal } from "../data/plan-calls.ts";
import { FoodSearch } from "../meal/food-search.tsx";
import type { FoodWish } from "../meal/food-wish.ts";
import { ExerciseSearch } from "../session/exercise-search.tsx";
import { SaveTemplateDialog } from "../templates/save-template-dialog.tsx";
import { TemplatesDialog } from "../templates/templates-dialog.tsx";
import { mealAt, trainingAt } from "../week/grid-rows.ts";
import type { PlanDesk } from "../work/use-plan-work.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import { RebaseDialog } from "./rebase-dialog.tsx";
import { TakeOverDialog } from "./take-over-dialog.tsx";

export type OpenDialog =
  | { kind: "food"; wish: FoodWish }
  | { kind: "exercise"; part: string | null }
  | { kind: "method"; method: Diet["method"] }
  | {
      kind:
        | "copy"
        | "templates"
        | "save-template"
        | "proposal"
        | "restart"
        | "conflict"
        | "rebase"
        | "take-over"
        | "versions"
        | "preview"
        | "keys";
    };

type PlanDialogsProps = { dialog: OpenDialog; desk: PlanDesk; now: number; onClose: () => void };

/** The one dialog that is open. */
export function PlanDialogs({ dialog, desk, now, onClose }: PlanDialogsProps) {
  const { work, saver, selection } = desk;
  const { editor, mine } = work;
  switch (dialog.kind) {
    case "food":
      return <FoodDialog desk={desk} wish={dialog.wish} onClose={onClose} />;
    case "exercise":
      return <ExerciseDialog desk={desk} part={dialog.part} onClose={onClose} />;
    case "method":
      return <MethodDialog desk={desk} method={dialog.method} onClose={onClose} />;
    case "proposal":
    case "restart":
      return <StartDialog desk={desk} kind={dialog.kind} onClose={onClose} />;
    case "copy": {
      const meal = mealAt(work.next, selection.cell);
      return meal ? <CopyDialog work={work} meal={meal} onClose={onClose} /> : null;
    }
    case "templates":
      return <TemplatesDialog work={work} cell={selection.cell} onClose={onClose} />;
    case "save-template":
      return <SaveTemplateDialog work={work} cell={selection.cell} onClose={onClose} />;
    case "conflict":
      return mine ? (
        <ConflictDialog
          editor={editor}
          draft={desk.draft}
          now={now}
          onTheirs={(newest) => {
            work.take(newest);
            onClose();
          }}
          onMine={(newest) => {
            saver.saveOver(newest.halves[mine].revision, desk.draft);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null;
    case "rebase":
      return desk.rebase ? <RebaseDialog rebase={desk.rebase} onClose={onClose} /> : null;
    case "take-over":
      return mine ? (
        <TakeOverDialog
          member={editor.name}
          colleague={editor.halves[mine].lease?.name ?? planCopy.someone}
          onTakeOver={(reason) => saver.takeOver(reason)}
          onClose={onClose}
        />
      ) : null;
    case "versions":
      return <VersionsDialog work={work} onClose={onClose} />;
    case "preview":
      return <PreviewDialog work={work} onClose={onClose} />;
    case "keys":
      return <KeysDialog keys={[...planCopy.keys.strip, ...planCopy.keys.more]} onClose={onClose} />;
  }
}

type DeskDialogProps = { desk: PlanDesk; onClose: () => void };

function FoodDialog({ desk: { work, selection }, wish, onClose }: DeskDialogProps & { wish: FoodWish }) {
  const meal = mealAt(work.next, selection.cell);
  if (!meal) return null;
  const item = wish.kind === "add" ? undefined : meal.items.find(({ id }) => id === wish.item);
  const name = item ? foodName(item.food) : "";
  const { food: copy } = planEditCopy;
  const title = wish.kind === "add" ? copy.title : wish.kind === "or" ? copy.orTitle(name) : copy.replaceTitle(name);
  const choose = (food: string) => {
    work.edit((draft) => {
      if (wish.kind === "add") return addFood(draft, meal.id, food, work.current);
      return wish.kind === "or" ? addAlternative(draft, wish.item, food) : replaceFood(draft, wish.item, food);
    });
    onClose();
  };
  return <FoodSearch title={title} context={work.editor.context} onChoose={choose} onClose={onClose} />;
}

function ExerciseDialog({ desk: { work, selection }, part, onClose }: DeskDialogProps & { part: string | null }) {
  const id = trainingAt(work.next, selection.cell);
  const session = work.next.training?.sessions.find((one) => one.id === id);
  if (!session || work.mine !== "training") return null;
  const planned = session.exercises.find((one) => one.id === part);
  const { spared } = work.editor.context;
  const choose = (exercise: string) => {
    work.edit((draft) =>
      part
        ? setExercise(draft, part, exercise, spared)
        : addExercise(draft, session.id, exercise, { seen: work.current, spared }),
    );
    onClose();
  };
  const { exercise: copy } = planEditCopy;
  const title = planned ? copy.replaceTitle(findExercise(planned.exercise)?.name ?? "") : copy.title;
  return <ExerciseSearch title={title} context={work.editor.context} onChoose={choose} onClose={onClose} />;
}

function MethodDialog({ desk: { work }, method, onClose }: DeskDialogProps & { method: Diet["method"] }) {
  const copy = planCopy.method;
  const text = { foods: copy.toFoods, equivalents: copy.toEquivalents, free: copy.toFree }[method];
  /** The version in force may have the week that groups and words do not say. */
  const change = () => {
    const before = work.current?.diet;
    work.edit((draft) =>
      draft.half === "diet" && before?.method === method ? { ...draft, diet: before } : setMethod(draft, method),
    );
    return undefined;
  };
  return (
    <ConfirmDialog
      title={copy.title}
      text={text}
      confirm={copy.confirm}
      cancel={copy.cancel}
      onConfirm={change}
      onClose={onClose}
    />
  );
}

/** The engine's draft takes the place of one's own half, or the version in force does. */
function StartDialog({ desk: { work }, kind, onClose }: DeskDialogProps & { kind: "proposal" | "restart" }) {
  const { editor, mine } = work;
  const copy = kind === "proposal" ? planEditCopy.proposal : planEditCopy.restart;
  if (!mine) return null;
  const propose = async () => {
    const draft = await fetchProposal(editor.memberId, mine);
    if (!draft) return planEditCopy.proposal.nothing;
    work.edit(({ notes }) => ({ ...draft, notes }));
    return undefined;
  };
  const restart = async () => {
    work.take(await discardDraft(editor.memberId, mine));
    return undefined;
  };
  return (
    <ConfirmDialog
      title={copy.title}
      text={copy.text}
      confirm={copy.confirm}
      busy={copy.busy}
      cancel={copy.cancel}
      onConfirm={kind === "proposal" ? propose : restart}
      onClose={onClose}
    />
  );
}
