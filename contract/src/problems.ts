/** Every refusal the API can give: its HTTP status and the sentence a person reads. */
export const problems = {
  "invalid-input": { status: 422, message: "Confira os dados e tente novamente." },
  "unreadable-body": { status: 400, message: "Não entendemos os dados enviados. Atualize a página e tente novamente." },
  "phone-invalid": { status: 422, message: "Telefone inválido" },
  "phone-taken": {
    status: 409,
    message: "Este telefone já tem uma conta. Entre com a sua senha para continuar.",
  },
  "email-taken": {
    status: 409,
    message: "Este email já tem uma conta. Entre com a sua senha para continuar.",
  },
  "not-found": { status: 404, message: "Não encontramos o que você procura." },
  "too-busy": { status: 503, message: "Muita gente chegou ao mesmo tempo. Tente de novo em alguns segundos." },
  internal: { status: 500, message: "Erro interno do servidor. Tente novamente." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
