import { useState } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { proposedSwapCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Chips } from "../../../../ui/inputs/chips.tsx";
import { findSwapped, isOffered, type ProposedSwap, takeSwap } from "../../../data/assistant/proposed-swap.ts";
import { formatWeekdayDay, localDay } from "../../../shell/format/days.ts";
import { formatWhole } from "../../../shell/format/numbers.ts";
import { Link } from "../../../shell/link.tsx";
import type { AnswerContext } from "../use-answer-context.ts";
import { Choices, Failure, Note, Outcome, Proposal } from "./proposal.tsx";
import { useProposal } from "./use-proposal.ts";

type SwapProposalProps = { swap: ProposedSwap; at: string; context: AnswerContext };

/** A swap of the plan's own list, for one day. The plan in force decides whether it is still offered. */
export function SwapProposal({ swap, at, context }: SwapProposalProps) {
  const { plan, layer, save, numbers, now } = context;
  const { state, isOwn, write } = useProposal(save);
  const [chosen, setChosen] = useState<string | null>(
    swap.options.length === 1 ? (swap.options[0]?.food ?? null) : null,
  );
  // Before the plan is known nothing can be said of it.
  if (plan === undefined) return null;
  const planned = plan && findSwapped(plan, layer, swap.itemId, at);
  const options = planned ? swap.options.filter(({ food }) => isOffered(planned, food)) : [];
  if (!plan || !planned || options.length === 0)
    return (
      <Proposal label={copy.label} title={copy.title(swap.from)}>
        <Note>{copy.changed}</Note>
        <Choices>
          <Link to={appPaths.plan}>{copy.see}</Link>
        </Choices>
      </Proposal>
    );
  const taken = options.find(({ food }) => food === planned.item.food);
  const original = planned.item.planned?.food;
  const option = options.find(({ food }) => food === chosen);
  return (
    <Proposal label={copy.label} title={copy.title(swap.from)}>
      {taken ? (
        <Outcome text={copy.saved(taken.name)} takesFocus={isOwn}>
          <Link to={appPaths.plan}>{copy.see}</Link>
          {original ? (
            <Button variant="inline" onClick={() => void write(takeSwap(plan, layer, planned, original))}>
              {copy.undo}
            </Button>
          ) : null}
        </Outcome>
      ) : (
        <>
          <Chips
            legend={copy.legend}
            hideLegend
            options={options.map(({ food, name, measure, kcal }) => ({
              value: food,
              label: [name, measure, numbers === "shown" && kcal !== null ? `${formatWhole(kcal)}\u00a0kcal` : null]
                .filter(Boolean)
                .join(", "),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          {state === "failed" ? <Failure>{copy.failed}</Failure> : null}
          {option ? (
            <Choices>
              <Button busy={state === "saving"} onClick={() => void write(takeSwap(plan, layer, planned, option.food))}>
                {copy.save(option.name)}
              </Button>
            </Choices>
          ) : null}
          <Note>
            {copy.note(
              planned.day === localDay(new Date(now)) ? copy.today : copy.onDay(formatWeekdayDay(planned.day)),
            )}
          </Note>
        </>
      )}
    </Proposal>
  );
}
