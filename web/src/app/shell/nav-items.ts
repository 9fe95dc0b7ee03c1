import { appPaths } from "../../app-paths.ts";
import type { IconName } from "../../ui/core/icon.tsx";

type NavItem = {
  path: string;
  label: string;
  icon: IconName;
  /** Further paths for which the item is active. */
  matches?: RegExp;
};

/** Items of the app's navigation. Five fit on a phone: plan, diary, chat and reports will be added here. */
export const navItems: readonly NavItem[] = [
  { path: appPaths.today, label: "Hoje", icon: "calendar" },
  { path: appPaths.account, label: "Conta", icon: "person", matches: /^\/app\/(pagamentos|dados)(\/|$)/ },
];

/** Prerendered paths end in a slash; client-side navigations have none. */
export const isActive = ({ path, matches }: NavItem, pathname: string): boolean =>
  pathname.replace(/\/$/, "") === path || Boolean(matches?.test(pathname));
