import type { Config } from "@react-router/dev/config";

/** Pages are files: every public address is rendered at build time, and no Node process stands before a visitor. */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: ["/", "/nao-encontrada"],
} satisfies Config;
