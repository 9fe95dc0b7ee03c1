import { landings, VARIANTS } from "@app/contract/landings";
import type { Config } from "@react-router/dev/config";

/** Every public URL is prerendered at build time: pages are static files, and no Node process serves them. */
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
