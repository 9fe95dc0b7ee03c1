import type { ComponentProps } from "react";
import styles from "./icon.module.css";

/** One path each on a 24-px grid, with a 2-px stroke. */
const clientPaths = {
  alert: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 8v5M12 16.5v.1",
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  "arrow-up-right": "M7 17L17 7M9 7h8v8",
  calendar: "M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7",
  card: "M3 6h18v12H3zM3 10h18M6.5 14.5h3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  "chevron-down": "M6 9l6 6 6-6",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
  "eye-off":
    "M4 4l16 16M9.9 5.8A9.4 9.4 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-2.8 3.6M6.3 7.3A15.5 15.5 0 002.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.3-1.1",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.1",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  menu: "M4 8h16M4 16h16",
  pause: "M9 6v12M15 6v12",
  person: "M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  pix: "M12 3l4.5 4.5L21 12l-4.5 4.5L12 21l-4.5-4.5L3 12l4.5-4.5zM7.5 7.5L12 12l4.5-4.5M7.5 16.5L12 12l4.5 4.5",
  play: "M8 5.5v13l11-6.5z",
  plus: "M12 5v14M5 12h14",
  print: "M7 8.5V4h10v4.5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  shield: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5",
} as const;

/** Only server-only sections use these (decision 0018): the browser gets them as HTML, not in a script. */
const serverOnlyPaths = {
  facebook: "M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.7 1.8-1.7h1.7V3h-2.8C12 3 10.5 4.7 10.5 7.2v2.3H8V13h2.5v8",
  instagram:
    "M4 8a4 4 0 014-4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4zM16.8 7.2v.1M12 8.4a3.6 3.6 0 100 7.2 3.6 3.6 0 000-7.2z",
  microphone: "M12 4a2.5 2.5 0 012.5 2.5v5a2.5 2.5 0 01-5 0v-5A2.5 2.5 0 0112 4zM6.5 11.5a5.5 5.5 0 0011 0M12 17v3.5",
  youtube: "M3 8.5a3 3 0 013-3h12a3 3 0 013 3v7a3 3 0 01-3 3H6a3 3 0 01-3-3zM10 9.5l5 2.5-5 2.5z",
} as const;

const paths = (
  import.meta.env.SSR || import.meta.env.DEV ? { ...clientPaths, ...serverOnlyPaths } : clientPaths
) as typeof clientPaths & typeof serverOnlyPaths;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** Decorative: text beside it carries the meaning. */
export function Icon({ name, ...rest }: { name: IconName } & Omit<IconPathProps, "path" | "isSolid">) {
  return <IconPath path={paths[name]} {...rest} />;
}

type IconPathProps = { path: string; isSolid?: boolean } & ComponentProps<"svg">;

/** For an icon that few screens show: its path then ships with them, not with every page. A solid one is filled. */
export function IconPath({ path, isSolid = false, className, ...rest }: IconPathProps) {
  return (
    <svg
      data-slot="icon"
      data-solid={isSolid || undefined}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
