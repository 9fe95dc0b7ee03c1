import { composePlate, isBeside } from "./compose-plate.ts";
import { Drawing, PlacedDrawing } from "./drawing.tsx";
import { type PlateSlot, settingOf } from "./setting.ts";

type PlateProps = {
  /** Keys of drawings, as in a plan's portions. */
  foods: readonly string[];
  /** The meal, for the plate's colour. */
  slot?: PlateSlot | undefined;
  /** An empty plate with the cutlery closed. */
  eaten?: boolean | undefined;
  /** Its accessible name; without one it is decorative beside its text. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The plate alone, for lists: what lies beside it is not drawn. */
export function Plate({ foods, slot = "almoco", eaten = false, label, className }: PlateProps) {
  const lying = eaten ? [] : composePlate(foods).filter((food) => !isBeside(food));
  return (
    <svg
      className={className}
      viewBox="86 26 308 308"
      fill="none"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Drawing id={settingOf(slot).plate} />
      {eaten ? <Drawing id="vazio" /> : null}
      {lying.map((food) => (
        <PlacedDrawing key={food.index} {...food} />
      ))}
    </svg>
  );
}
