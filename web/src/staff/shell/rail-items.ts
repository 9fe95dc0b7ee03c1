import type { StaffRole } from "@app/contract/staff/identity";
import { staffShellCopy } from "../../content/staff/shell.ts";
import { staffPaths } from "./staff-paths.ts";

export type RailItem = {
  path: string;
  label: string;
  icon: string;
  /** Absent: for everyone. */
  role?: StaffRole;
};

const { places } = staffShellCopy;

export const railItems: readonly RailItem[] = [
  { path: staffPaths.queue, label: places.queue, icon: "M4 6h10M4 12h16M4 18h7" },
  {
    path: staffPaths.members,
    label: places.members,
    icon: "M9 11a4 4 0 100-8 4 4 0 000 8zM2.5 21c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16.5 4.5a3.5 3.5 0 010 6.5M18 15c2.2.8 3.5 2.8 3.5 6",
  },
  { path: staffPaths.agenda, label: places.agenda, icon: "M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7" },
  { path: staffPaths.support, label: places.support, icon: "M4 5h16v11H10l-4 4v-4H4z", role: "vendas" },
  {
    path: staffPaths.team,
    label: places.team,
    icon: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5",
    role: "admin",
  },
  {
    path: staffPaths.audit,
    label: places.audit,
    icon: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
    role: "admin",
  },
];

export const railItemsOf = (role: StaffRole): RailItem[] =>
  railItems.filter((item) => item.role === undefined || item.role === role);

/** The queue is the area's first page: only its own path is its place. */
export const isOpen = ({ path }: RailItem, pathname: string): boolean => {
  const at = pathname.replace(/\/$/, "");
  return at === path || (path !== staffPaths.queue && at.startsWith(`${path}/`));
};
