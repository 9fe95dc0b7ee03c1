import { landings, VARIANTS } from "@app/contract/landings";
import type { Config } from "@react-router/dev/config";

/** Pages are files: every public address is rendered at build time, and no Node process stands before a visitor. */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: [
    "/",
    ...VARIANTS.flatMap((variant) => landings[variant].paths),
    "/pagamento",
    "/blog",
    "/login",
    "/app",
    "/app/conta",
    "/app/sem-internet",
    "/termos",
    "/privacidade",
    "/reembolso",
    "/cookies",
    "/sair-da-lista",
    "/nao-encontrada",
  ],
} satisfies Config;
