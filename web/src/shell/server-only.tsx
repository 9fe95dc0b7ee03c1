import { type ComponentProps, type ReactNode, useState } from "react";
import styles from "./server-only.module.css";

type ServerOnlyProps = Pick<ComponentProps<"div">, "className" | "aria-labelledby" | "aria-live"> & {
  /** Unique on its page: the script finds the prerendered section by it. */
  name: string;
  as?: "div" | "article" | "ul" | "noscript";
  /**
   * Write it as `import.meta.env.SSR || import.meta.env.DEV ? <Section /> : null` at the call site: only there can the
   * build drop the section's code and copy from the browser's bundle.
   */
  children: ReactNode;
};

/**
 * A static section. It is prerendered at build time, and hydration keeps its HTML.
 * Without a `className` the element does not affect the layout.
 */
export function ServerOnly({ name, as: Tag = "div", className = styles.plain, children, ...rest }: ServerOnlyProps) {
  const html = useServerHtml(name);
  const attributes = { ...rest, className, "data-server-only": name };
  if (import.meta.env.SSR || import.meta.env.DEV) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The prerendered HTML, read once, so that a client-side re-render keeps it. */
export const useServerHtml = (name: string): string =>
  useState(() =>
    import.meta.env.SSR || import.meta.env.DEV
      ? ""
      : (document.querySelector(`[data-server-only="${name}"]`)?.innerHTML ?? ""),
  )[0];
