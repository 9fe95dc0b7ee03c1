import type { ReactNode } from "react";

/**
 * A figure that stays where the numbers of body and food are hidden: the load of a piece of equipment, or what is
 * bought. The test that walks the screens leaves out what is marked so, and nothing else.
 */
export type KeptNumberOf = "equipment-load" | "shopping-quantity";

type KeptNumberProps = { of: KeptNumberOf; className?: string | undefined; children: ReactNode };

export const KeptNumber = ({ of, className, children }: KeptNumberProps) => (
  <span className={className} data-kept-number={of}>
    {children}
  </span>
);
