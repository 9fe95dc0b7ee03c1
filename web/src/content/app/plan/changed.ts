/** The notice that leads to `/app/plano/mudancas/:version`: it opens with the app, the texts of that screen do not. */
export const planChangedCopy = {
  title: "Seu plano mudou.",
  link: "Veja o quê e por quê",
} as const;
