import { IconPath } from "../../ui/core/icon.tsx";
import type { LeftOut } from "./left-out.ts";

const MINUS = "M6 12h12";

/** What was left out, each with its reason. */
export const LeftOutLines = ({ left, className }: { left: readonly LeftOut[]; className: string | undefined }) => (
  <ul className={className}>
    {left.map(({ name, text }) => (
      <li key={name}>
        <IconPath path={MINUS} />
        <p>
          <b>{name}</b>
          <small>{text}</small>
        </p>
      </li>
    ))}
  </ul>
);
