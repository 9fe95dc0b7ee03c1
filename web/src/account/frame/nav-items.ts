import type { IconName } from "../../ui/icon.tsx";

type NavItem = {
  path: string;
  label: string;
  icon: IconName;
  /** Addresses that belong to it too, by how they begin. */
  matches?: RegExp;
};

/** Where one can go. Plan, diary, chat and reports take their places here once they exist: five fit on a phone. */
export const navItems: readonly NavItem[] = [
  { path: "/app", label: "Hoje", icon: "calendar" },
  { path: "/app/conta", label: "Conta", icon: "person", matches: /^\/app\/(pagamentos|dados)(\/|$)/ },
];

/** The build draws pages under addresses that end in a slash; browsers come without one. */
export const isActive = ({ path, matches }: NavItem, pathname: string): boolean =>
  pathname.replace(/\/$/, "") === path || Boolean(matches?.test(pathname));
