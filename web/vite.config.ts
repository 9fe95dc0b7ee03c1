import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Pictures and fonts stay files: they are cached for ever and cost no script.
  build: { assetsInlineLimit: 0, target: "es2022" },
});
