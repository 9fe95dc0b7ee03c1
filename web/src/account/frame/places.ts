import type { IconName } from "../../ui/icon.tsx";

type Place = {
  path: string;
  label: string;
  icon: IconName;
  /** Addresses that belong to it too, by how they begin. */
  holds?: RegExp;
};

/** Where one can go. Plan, diary, chat and reports take their places here once they exist: five fit on a phone. */
export const places: readonly Place[] = [
  { path: "/app", label: "Hoje", icon: "calendar" },
  { path: "/app/conta", label: "Conta", icon: "person", holds: /^\/app\/(pagamentos|dados)(\/|$)/ },
];

/** The build draws pages under addresses that end in a slash; browsers come without one. */
export const isHere = ({ path, holds }: Place, pathname: string): boolean =>
  pathname.replace(/\/$/, "") === path || Boolean(holds?.test(pathname));
