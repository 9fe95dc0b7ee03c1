import { expect, test } from "vitest";
import * as source from "../../src/page-rules.ts";
import { pages } from "../../src/pages.ts";
import { pageRulesModule } from "./inline-page-rules.ts";

const { pageRulesOf, ...rules } = source;
const built = pageRulesModule(pageRulesOf(pages));

test("the module of the build exports what the source exports", async () => {
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(built)}`)) }).toEqual({ ...rules });
});

test("it names no file of the list", () => {
  expect(built).not.toContain("route");
});
