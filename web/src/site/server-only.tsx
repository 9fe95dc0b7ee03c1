import { type ComponentProps, type ReactNode, useState } from "react";
import styles from "./server-only.module.css";

type ServerOnlyProps = Pick<ComponentProps<"div">, "className" | "aria-labelledby" | "aria-live"> & {
  /** Unique on its page: the script finds the written section by it. */
  name: string;
  as?: "div" | "article" | "ul" | "noscript";
  /**
   * Written as `import.meta.env.SSR || import.meta.env.DEV ? <Section /> : null` at the place of use: only there can
   * the build see that the browser never needs the section's code and words.
   */
  children: ReactNode;
};

/**
 * A section without behaviour. It is drawn when the page is built; in the browser its HTML simply stays.
 * Without a class of its own the element takes no part in the layout.
 */
export function ServerOnly({ name, as: Tag = "div", className = styles.plain, children, ...rest }: ServerOnlyProps) {
  const html = useServerHtml(name);
  const given = { ...rest, className, "data-server-only": name };
  if (import.meta.env.SSR || import.meta.env.DEV) return <Tag {...given}>{children}</Tag>;
  return <Tag {...given} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What stands there, read once: should React ever draw the page anew, it draws this again. */
export const useServerHtml = (name: string): string =>
  useState(() =>
    import.meta.env.SSR || import.meta.env.DEV
      ? ""
      : (document.querySelector(`[data-server-only="${name}"]`)?.innerHTML ?? ""),
  )[0];
