/** The URLs of the app's screens, for links. Each is a page of pages.ts. */
export const appPaths = {
  today: "/app",
  progress: "/app/evolucao",
  account: "/app/conta",
  rights: "/app/conta#direitos",
  data: "/app/dados",
  consents: "/app/dados/consentimentos",
  export: "/app/dados/baixar",
  deletion: "/app/dados/apagar",
  accountDeleted: "/app/ate-logo",
  payment: (paymentId: string) => `/app/pagamentos/${paymentId}`,
  withdrawal: (paymentId: string) => `/app/pagamentos/${paymentId}/desistir`,
  receipt: (paymentId: string) => `/app/pagamentos/${paymentId}/recibo`,
} as const;
