import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";
import { DOMAIN_ORDER, ENTRY_POINTS } from "./domain-order.ts";

/** Each rule is tested by a fixture of the same name that breaks it. */
const rule = (name: string, from: object, to: object): IForbiddenRuleType => ({ name, severity: "error", from, to });

/** Files private to a domain, at any depth: its entry points, its SQL and its adapters. Other domains import use cases and queries. */
const PRIVATE_ROLES = [
  "^server/src/(?!platform/|testing/).*/[a-z-]*(store|routes|jobs|webhooks)[.]ts$",
  "^server/src/(?!testing/)[^/]+/(templates|whatsapp-cloud|meta|viacep)/",
  "^server/src/(?!testing/)[^/]+/[^/]+/[^/]+/",
];
/** The reads of a domain that any higher one may use. */
const PUBLIC_READS = "/queries[.]ts$";
/** What every area of the app stands on; they never import an area. */
const APP_LAYERS = "^web/src/app/(shell|session|data|sync|outcome)/";
const PUBLIC_AREAS = "blog|checkout|landing|privacy|site";
const SOURCE = "[.]test[.]tsx?$|/testing/";

/** `platform` has its own rule. */
const DOMAINS = DOMAIN_ORDER.slice(1);
const filesOf = (names: string[]): string => `^server/src/(${names.join("|")})[.]ts$`;
const ROOT = "deps";
const entryPointsExcept = (name: string): string => filesOf(ENTRY_POINTS.filter((entry) => entry !== name));

const rules: IConfiguration = {
  forbidden: [
    rule("web-never-imports-server", { path: "^web/" }, { path: "^server/" }),
    rule("web-never-imports-operations", { path: "^web/src/" }, { path: "^contract/src/operations[.]ts$" }),
    rule("server-never-imports-web", { path: "^server/" }, { path: "^web/" }),
    rule(
      "contract-imports-no-package",
      { path: "^contract/" },
      { path: "^(engine|server|web|simulators|e2e|scripts)/" },
    ),
    rule(
      "engine-imports-contract-only",
      { path: "^engine/(src|data)/", pathNot: SOURCE },
      { pathNot: "^(engine/(src|data)|contract)/" },
    ),
    rule("ui-knows-no-domain", { path: "^web/src/ui/" }, { path: "^web/src/(?!ui/)" }),
    rule(
      "platform-knows-no-domain",
      { path: "^server/src/platform/", pathNot: SOURCE },
      { path: "^server/src/(?!platform/)" },
    ),
    rule(
      "domains-enter-by-use-cases",
      { path: "^server/src/([^/]+)/", pathNot: `^server/src/(platform|seed|testing)/|${SOURCE}` },
      { path: PRIVATE_ROLES, pathNot: ["^server/src/$1/", PUBLIC_READS] },
    ),
    ...DOMAINS.map((domain, index) =>
      rule(
        "lower-domains-never-import-higher",
        { path: `^server/src/${domain}/`, pathNot: `${SOURCE}|${filesOf(ENTRY_POINTS)}` },
        { path: [...DOMAINS.slice(index + 1).map((higher) => `^server/src/${higher}/`), entryPointsExcept(ROOT)] },
      ),
    ),
    rule(
      "only-entry-points-and-tests-import-the-composition-root",
      { path: "^(server|web|contract|engine)/", pathNot: `${SOURCE}|${entryPointsExcept(ROOT)}` },
      { path: filesOf([ROOT]) },
    ),
    rule(
      "product-never-imports-tests",
      { path: "^(server|web|contract|engine)/", pathNot: SOURCE },
      { path: "^(server/src/testing|simulators|e2e)/" },
    ),
    rule("no-cycles", { path: "^(contract|engine|server|web|simulators)/" }, { circular: true }),
    rule(
      "content-is-a-leaf",
      { path: "^web/src/content/", pathNot: SOURCE },
      { pathNot: "^(web/src/(content|ui/pictures)|contract)/" },
    ),
    rule(
      "shell-knows-no-area",
      { path: "^web/src/shell/", pathNot: SOURCE },
      { path: "^web/src/(?!(shell|ui|content|tracking)/|(api|storage|page-rules)[.]ts$)" },
    ),
    rule(
      "app-areas-never-import-each-other",
      { path: "^web/src/(account|app/[^/]+)/", pathNot: SOURCE },
      { path: `^web/src/(account|app|${PUBLIC_AREAS})/`, pathNot: ["^web/src/$1/", APP_LAYERS] },
    ),
    rule("members-never-import-staff", { path: "^web/src/(?!staff/)" }, { path: "^web/src/staff/" }),
    rule(
      "staff-never-imports-members",
      { path: "^web/src/staff/" },
      { path: `^web/src/(account|app|identity|${PUBLIC_AREAS})/` },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|[.]react-router|node_modules)/|^scripts/import-rules/fixtures/" },
    enhancedResolveOptions: { exportsFields: ["exports"], extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

/** Checked by find-folder-cycles.ts: folders side by side, at any depth below this one, never import in a circle. */
export const folderRule = { name: "no-folder-cycles", root: "web/src" };

export default rules;
