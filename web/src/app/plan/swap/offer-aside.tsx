import { swapCopy as copy } from "../../../content/app/plan/plan.ts";
import { formatWhole } from "../../shell/format/numbers.ts";

/** The difference to what is on the plate, and the class of price. */
export function OfferAside({ difference, price }: { difference: number | null; price: number }) {
  return (
    <>
      {difference === null ? null : <span>{differenceText(difference)}</span>}
      <small>
        <span aria-hidden="true">{Array(price).fill("R$").join(" ")}</span>
        <span className="sr-only">{copy.prices[price - 1]}</span>
      </small>
    </>
  );
}

function differenceText(kcal: number): string {
  if (kcal === 0) return copy.same;
  return (kcal > 0 ? copy.more : copy.less)(formatWhole(Math.abs(kcal)));
}
