import type { ComponentProps } from "react";
import { Link } from "../shell/link.tsx";
import styles from "./action.module.css";

type ActionLook = {
  /** `primary` is the one action of a view, `quiet` one that looks like a link. */
  look?: "primary" | "outline" | "quiet";
  /** The key that does the same. */
  hint?: string;
};

function Hint({ hint }: { hint: string | undefined }) {
  return hint ? <kbd aria-hidden="true">{hint}</kbd> : null;
}

/** A button of the team's dense screens. */
export function Action({ look = "outline", hint, children, ...rest }: ActionLook & ComponentProps<"button">) {
  return (
    <button className={styles.action} data-look={look} type="button" {...rest}>
      {children} <Hint hint={hint} />
    </button>
  );
}

/** A page of the team as a button. */
export function ActionLink({ look = "outline", hint, children, ...rest }: ActionLook & ComponentProps<typeof Link>) {
  return (
    <Link className={styles.action} data-look={look} {...rest}>
      {children} <Hint hint={hint} />
    </Link>
  );
}

/** What leaves the page: a call, a telephone number. */
export function ActionAnchor({ look = "outline", hint, children, ...rest }: ActionLook & ComponentProps<"a">) {
  return (
    <a className={styles.action} data-look={look} {...rest}>
      {children} <Hint hint={hint} />
    </a>
  );
}
