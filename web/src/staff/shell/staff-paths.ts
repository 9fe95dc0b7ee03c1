/** The team's pages. */
export const staffPaths = {
  queue: "/equipe",
  members: "/equipe/membros",
  mentions: "/equipe/quem-tem",
  agenda: "/equipe/agenda",
  support: "/equipe/atendimento",
  team: "/equipe/admin/equipe",
  audit: "/equipe/admin/auditoria",
  access: "/equipe/acesso",
  signIn: "/equipe/entrar",
} as const;

const SCREEN = /^\/equipe(\/(?!entrar|convite)[\w-]+)*\/?$/;

/** The sign-in page, with the screen to return to. */
export const signInUrl = (pathname: string): string =>
  SCREEN.test(pathname) && pathname.replace(/\/$/, "") !== staffPaths.queue
    ? `${staffPaths.signIn}?volta=${encodeURIComponent(pathname)}`
    : staffPaths.signIn;

/** The path after signing in: the requested screen, or the queue. Never outside the team's area: no open redirect. */
export function staffReturnTo(search: string): string {
  const requested = new URLSearchParams(search).get("volta");
  return requested && SCREEN.test(requested) ? requested : staffPaths.queue;
}
