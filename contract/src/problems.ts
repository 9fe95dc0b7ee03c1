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
  "taken-call-kept": {
    status: 409,
    message: "Você já tem conta, e seu pedido de contato está anotado: o time vai chamar. Para entrar, use sua senha.",
  },
  "wrong-credentials": { status: 401, message: "Email/telefone ou senha incorretos" },
  "wrong-password": { status: 422, message: "Senha incorreta" },
  "too-many-attempts": {
    status: 429,
    message: "Muitas tentativas seguidas. Espere alguns minutos ou recupere a senha por link.",
  },
  "proof-invalid": { status: 422, message: "Este link ou código não vale mais. Peça um novo." },
  "password-needed": { status: 422, message: "Digite sua senha para confirmar este endereço." },
  "password-already-set": { status: 409, message: "Esta conta já tem senha. Use a troca de senha." },
  "no-such-address": { status: 422, message: "Sua conta não tem esse contato para confirmar." },
  "blog-unavailable": { status: 503, message: "O blog está fora do ar agora. Tente de novo em alguns minutos." },
  "not-found": { status: 404, message: "Não encontramos o que você procura." },
  "too-busy": { status: 503, message: "Muita gente chegou ao mesmo tempo. Tente de novo em alguns segundos." },
  internal: { status: 500, message: "Erro interno do servidor. Tente novamente." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
