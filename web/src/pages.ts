import { landings, VARIANTS } from "@app/contract/landings";

/**
 * Every page of the site, once. Routes, prerendered files, sitemap, nginx's locations, the service worker's screens and
 * the rules in page-rules.ts are derived from this list, so it never reaches the browser.
 */
export type Page = {
  /** A route pattern: `/app/pagamentos/:paymentId`. */
  path: string;
  /** The route module, below src. */
  file: string;
  /** The route's id, where several pages share a file. */
  id?: string;
  area: "site" | "login" | "checkout" | "app" | "staff";
  /** Rendered inside the layout of its area, below that layout's path. */
  isScreen: boolean;
  /** A file of the build, at its path or at the given one. The browser renders all other pages. */
  prerender: boolean | string;
  inSitemap: boolean;
  /** `now`: empty without its scripts. `drawn`: they start after the first paint. `late`: when the browser is idle. */
  scripts: "now" | "drawn" | "late";
  /** Its links load documents, instead of rendering in the browser. */
  loadsDocuments: boolean;
  /** Nothing about it is sent to third parties. */
  isPrivate: boolean;
  /** It has a login of its own: an expired session does not lead to /login. */
  hasLogin: boolean;
};

/** Prerendered as the source of 404.html; not a page of the site itself. */
export const NOT_FOUND_PATH = "/nao-encontrada";
export const APP_LAYOUT = { path: "/app", file: "app/app.route.tsx", area: "app" } as const;
/** Stands around the app's layout, and shows the sign-in page instead to a visitor without a session. */
export const APP_GATE_FILE = "app/gate.route.tsx";
export const STAFF_LAYOUT = { path: "/equipe", file: "staff/staff.route.tsx", area: "staff" } as const;

/** What most pages of an area have in common. */
const site = {
  area: "site",
  isScreen: false,
  prerender: true,
  inSitemap: true,
  scripts: "late",
  loadsDocuments: true,
  isPrivate: false,
  hasLogin: false,
} as const;
const login = { ...site, area: "login", inSitemap: false, scripts: "now", isPrivate: true, hasLogin: true } as const;
const checkout = { ...login, area: "checkout", scripts: "drawn", loadsDocuments: false } as const;
const screen = {
  ...login,
  area: "app",
  isScreen: true,
  prerender: false,
  loadsDocuments: false,
  hasLogin: false,
} as const;

/** The team's: on documents of their own, apart from the members' app. */
const staff = { ...login, area: "staff", prerender: false } as const;

/** Each path of a landing page is a page of its own; all paths of a variant share its file. */
const landingPages: readonly Page[] = VARIANTS.flatMap((variant) =>
  landings[variant].paths.map((path, _, [first]) => ({
    ...site,
    path,
    file: `landing/variants${first}.route.tsx`,
    id: `landing${path}`,
  })),
);

export const pages: readonly Page[] = [
  { ...site, path: "/", file: "site/home/home.route.tsx" },
  ...landingPages,
  { ...site, path: "/blog", file: "blog/blog.route.tsx" },
  { ...site, path: "/promessas", file: "site/promises/promises.route.tsx" },
  { ...site, path: "/termos", file: "site/legal/termos.route.tsx" },
  { ...site, path: "/privacidade", file: "site/legal/privacidade.route.tsx" },
  { ...site, path: "/reembolso", file: "site/legal/reembolso.route.tsx" },
  { ...site, path: "/cookies", file: "site/legal/cookies.route.tsx" },
  { ...site, path: "/sair-da-lista", file: "privacy/opt-out.route.tsx", inSitemap: false },
  { ...site, path: "/*", file: "site/not-found.route.tsx", prerender: NOT_FOUND_PATH, inSitemap: false },

  { ...login, path: "/login", file: "identity/sign-in/login.route.tsx" },
  // Whoever is on call takes an alert here: the link in its message is their login.
  { ...login, path: "/plantao", file: "site/on-call/on-call.route.tsx" },
  // Anybody may ask who signed a plan. Its code is nobody else's to know, so the page is private.
  { ...login, path: "/verificar/:code?", file: "site/verify/verify.route.tsx", prerender: "/verificar" },

  // Its first step is prerendered.
  { ...checkout, path: "/pagamento/:userId?", file: "checkout/payment.route.tsx", prerender: "/pagamento" },

  { ...screen, path: "/app", file: "app/today/today.route.tsx", prerender: true },
  { ...screen, path: "/app/plano", file: "app/plan/plan.route.tsx", prerender: true },
  { ...screen, path: "/app/plano/imprimir", file: "app/plan/print/print.route.tsx" },
  { ...screen, path: "/app/plano/mudancas/:version", file: "app/plan/changes/changes.route.tsx" },
  { ...screen, path: "/app/plano/lista", file: "app/plan/shopping/shopping.route.tsx" },
  { ...screen, path: "/app/plano/treino", file: "app/plan/training/training.route.tsx" },
  { ...screen, path: "/app/plano/treino/:session", file: "app/plan/training/session/session.route.tsx" },
  { ...screen, path: "/app/plano/exercicios", file: "app/plan/exercises/exercises.route.tsx" },
  { ...screen, path: "/app/plano/exercicios/:id", file: "app/plan/exercises/exercise.route.tsx" },
  { ...screen, path: "/app/treino/:session", file: "app/workout/workout.route.tsx" },
  { ...screen, path: "/app/diario", file: "app/diary/diary.route.tsx", prerender: true },
  { ...screen, path: "/app/diario/meus", file: "app/diary/own/own.route.tsx" },
  { ...screen, path: "/app/diario/:day", file: "app/diary/diary.route.tsx", id: "diary-day" },
  { ...screen, path: "/app/diario/:day/registrar", file: "app/diary/entry/entry.route.tsx" },
  { ...screen, path: "/app/diario/:day/buscar", file: "app/diary/entry/search.route.tsx" },
  { ...screen, path: "/app/evolucao", file: "app/progress/progress.route.tsx", prerender: true },
  { ...screen, path: "/app/evolucao/peso", file: "app/progress/weight/weight.route.tsx" },
  { ...screen, path: "/app/evolucao/semana/:week", file: "app/progress/report/week.route.tsx" },
  { ...screen, path: "/app/evolucao/mes/:month", file: "app/progress/report/month.route.tsx" },
  { ...screen, path: "/app/conversa", file: "app/conversation/conversation.route.tsx", prerender: true },
  { ...screen, path: "/app/conversa/assistente", file: "app/conversation/assistant/assistant.route.tsx" },
  { ...screen, path: "/app/conversa/atendimento", file: "app/conversation/support.route.tsx" },
  { ...screen, path: "/app/conversa/memoria", file: "app/assistant-memory/memory.route.tsx" },
  { ...screen, path: "/app/promessas", file: "app/promises/promises.route.tsx" },
  { ...screen, path: "/app/anamnese", file: "app/intake/intake.route.tsx" },
  { ...screen, path: "/app/anamnese/pergunta/:question", file: "app/intake/question.route.tsx" },
  { ...screen, path: "/app/anamnese/bloco/:block", file: "app/intake/block-end.route.tsx" },
  { ...screen, path: "/app/anamnese/respostas", file: "app/intake/answers.route.tsx" },
  { ...screen, path: "/app/anamnese/resultado", file: "app/intake/outcome/outcome.route.tsx" },
  { ...screen, path: "/app/revisao", file: "app/review/review.route.tsx" },
  { ...screen, path: "/app/revisao/resposta", file: "app/review/reply.route.tsx" },
  { ...screen, path: "/app/agenda", file: "app/booking/booking.route.tsx" },
  { ...screen, path: "/app/pausa", file: "app/pause/pause.route.tsx" },
  { ...screen, path: "/app/conta", file: "account/account.route.tsx", prerender: true },
  { ...screen, path: "/app/garantia", file: "account/guarantee/guarantee.route.tsx" },
  { ...screen, path: "/app/pagamentos/:paymentId", file: "account/payments/payment.route.tsx" },
  // The same screen, with the withdrawal dialog open: other screens and emails link to it.
  {
    ...screen,
    path: "/app/pagamentos/:paymentId/desistir",
    file: "account/payments/payment.route.tsx",
    id: "withdrawal",
  },
  { ...screen, path: "/app/pagamentos/:paymentId/recibo", file: "account/receipt/receipt.route.tsx" },
  // The member's data rights: access, consent, export, erasure.
  { ...screen, path: "/app/dados", file: "account/privacy/disclosures/disclosure-log.route.tsx" },
  { ...screen, path: "/app/dados/acessos", file: "account/privacy/accesses/accesses.route.tsx" },
  { ...screen, path: "/app/dados/consentimentos", file: "account/privacy/consents.route.tsx" },
  { ...screen, path: "/app/dados/baixar", file: "account/privacy/export/export.route.tsx" },
  { ...screen, path: "/app/dados/apagar", file: "account/privacy/deletion/deletion.route.tsx" },
  { ...screen, path: "/app/*", file: "app/not-found.route.tsx" },
  { ...screen, path: "/app/ate-logo", file: "account/privacy/deletion/account-deleted.route.tsx", isScreen: false },

  { ...staff, path: "/equipe", file: "staff/queue/queue.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/agenda", file: "staff/agenda/agenda.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/membros", file: "staff/members/members.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/quem-tem", file: "staff/mentions/mentions.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/atendimento", file: "staff/support/support.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/acesso", file: "staff/identity/access/access.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/admin/equipe", file: "staff/admin/team/team.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/admin/auditoria", file: "staff/admin/audit/audit.route.tsx", isScreen: true },
  { ...staff, path: "/equipe/entrar", file: "staff/identity/sign-in/sign-in.route.tsx", prerender: true },
  { ...staff, path: "/equipe/convite", file: "staff/identity/invitation/invitation.route.tsx", prerender: true },
  { ...staff, path: "/equipe/membros/:memberId", file: "staff/member/member.route.tsx", isScreen: true },
  {
    ...staff,
    path: "/equipe/membros/:memberId/decidir",
    file: "staff/member/decision/decision.route.tsx",
    isScreen: true,
  },
  {
    ...staff,
    path: "/equipe/membros/:memberId/conversa",
    file: "staff/conversation/conversation.route.tsx",
    isScreen: true,
  },
  {
    ...staff,
    path: "/equipe/membros/:memberId/revisao/:week?",
    file: "staff/review/review.route.tsx",
    isScreen: true,
  },
  { ...staff, path: "/equipe/membros/:memberId/plano", file: "staff/plan/plan.route.tsx", isScreen: true },
];

/** Where the page is prerendered, or undefined. */
export const prerenderedAt = ({ path, prerender }: Page): string | undefined =>
  prerender === true ? path : prerender || undefined;

export const prerenderedPaths = (all: readonly Page[]): string[] => all.flatMap((page) => prerenderedAt(page) ?? []);
