import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { checkBrand } from "./build-steps/check-brand.ts";
import { plainBrand } from "./build-steps/plain-brand.ts";

/** First of all: a build that would show example data to real people stops here. */
const brandCheck: Plugin = {
  name: "brand-check",
  apply: "build",
  buildStart() {
    if (this.environment.name === "client") checkBrand(process.env["ALLOW_EXAMPLE_BRAND"] === "1");
  },
};

export default defineConfig({
  // `npm run dev` says where the API is; behind nginx both share one origin.
  server: { proxy: process.env["API_URL"] ? { "/v1": process.env["API_URL"] } : {} },
  plugins: [brandCheck, plainBrand, reactRouter()],
  build: {
    target: "es2022",
    // Pictures and fonts stay files: they are cached for ever and cost no script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files: each page waits for its style sheets, and large scripts compress better than small ones.
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            { name: "shared", test: /src[\\/](ui|site|content)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
