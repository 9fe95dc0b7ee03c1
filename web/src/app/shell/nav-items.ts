import { appPaths } from "../../app-paths.ts";

type NavItem = {
  path: string;
  label: string;
  /** Further paths at which the item is the current one. */
  matches?: RegExp;
};

/** The five places of the bar. Icons are drawn here, so that public pages do not load them. */
export const places: readonly (NavItem & { icon: string })[] = [
  {
    path: appPaths.today,
    label: "Hoje",
    icon: "M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7",
    matches: /^\/app\/(anamnese|revisao)(\/|$)/,
  },
  {
    path: appPaths.plan,
    label: "Plano",
    icon: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
    matches: /^\/app\/((plano|treino)\/|agenda\/?$)/,
  },
  {
    path: appPaths.diary,
    label: "Diário",
    icon: "M4 19.5L5 15 15.5 4.5a2.1 2.1 0 013 0l1 1a2.1 2.1 0 010 3L9 19zM13.5 6.5l4 4",
    matches: /^\/app\/diario\//,
  },
  {
    path: appPaths.progress,
    label: "Evolução",
    icon: "M4 5c4 1 5 6 8 7s5 3 8 6M4 20h16",
    matches: /^\/app\/evolucao\//,
  },
  {
    path: appPaths.conversation,
    label: "Conversa",
    icon: "M4 5h16v11H11l-5 4v-4H4z",
    matches: /^\/app\/conversa\//,
  },
];

/** Behind the avatar on a phone; lower on the same plumb line on a wide screen. */
export const accountItems: readonly NavItem[] = [
  { path: appPaths.account, label: "Conta", matches: /^\/app\/(garantia|pausa)\/?$/ },
  { path: appPaths.payments, label: "Pagamentos", matches: /^\/app\/pagamentos\// },
  { path: appPaths.promises, label: "Promessas" },
  { path: appPaths.profile, label: "Seus dados", matches: /^\/app\/dados(\/|$)/ },
  { path: appPaths.security, label: "Acesso" },
];

/** Prerendered paths end in a slash; client-side navigations have none. */
const isAt = ({ path, matches }: NavItem, pathname: string): boolean =>
  pathname.replace(/\/$/, "") === path || Boolean(matches?.test(pathname));

/** The item that is open, if any. */
export const openItem = (pathname: string): NavItem | undefined =>
  [...places, ...accountItems].find((item) => isAt(item, pathname));

export const isAccountItem = (item: NavItem | undefined): boolean => item !== undefined && accountItems.includes(item);
