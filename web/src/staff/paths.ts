export const STAFF_SIGN_IN = "/equipe/entrar";
