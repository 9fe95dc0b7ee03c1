import type { ReactNode } from "react";
import { composePlate, isBeside } from "./compose-plate.ts";
import { Drawing, PlacedDrawing } from "./drawing.tsx";
import { type PlateSlot, settingOf } from "./setting.ts";

type PlateSceneProps = {
  /** Keys of drawings, as in a plan's portions. */
  foods: readonly string[];
  slot: PlateSlot;
  /** An empty plate with the cutlery closed. */
  eaten?: boolean | undefined;
  /** Its accessible name; without one it is decorative beside its text. */
  label?: string | undefined;
  className?: string | undefined;
  /** Drawn on top in the scene's 480 × 360 units, such as lines to names: `composePlate` says where each food lies. */
  children?: ReactNode;
};

/** A meal on its table. It fills whatever frame its class gives it: the table goes on beyond the edges. */
export function PlateScene({ foods, slot, eaten = false, label, className, children }: PlateSceneProps) {
  const { table, plate, cutlery } = settingOf(slot);
  const placed = eaten ? [] : composePlate(foods);
  return (
    <svg
      className={className}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Drawing id={table} />
      <Drawing id={plate} />
      {eaten ? (
        <Drawing id="vazio" />
      ) : (
        <>
          <Drawing id={`garfo-${cutlery}`} />
          {placed.some(isBeside) ? null : <Drawing id={`faca-${cutlery}`} />}
        </>
      )}
      {placed.map((food) => (
        <PlacedDrawing key={food.index} {...food} />
      ))}
      {children}
    </svg>
  );
}
