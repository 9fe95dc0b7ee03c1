import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/** Each rule is tested by a fixture of the same name that breaks it. */
const rule = (name: string, from: object, to: object): IForbiddenRuleType => ({ name, severity: "error", from, to });

/** Files private to a domain, at any depth: its entry points, its SQL and its adapters. Other domains import use cases. */
const PRIVATE_ROLES = [
  "^server/src/(?!platform/|testing/).*/[a-z-]*(store|routes|jobs|webhooks)[.]ts$",
  "^server/src/(?!testing/)[^/]+/(templates|whatsapp-cloud|meta|viacep)/",
  "^server/src/(?!testing/)[^/]+/[^/]+/[^/]+/",
];
const SOURCE = "[.]test[.]tsx?$|/testing/";

const rules: IConfiguration = {
  forbidden: [
    rule("web-never-imports-server", { path: "^web/" }, { path: "^server/" }),
    rule("server-never-imports-web", { path: "^server/" }, { path: "^web/" }),
    rule("contract-imports-no-package", { path: "^contract/" }, { path: "^(server|web|simulators|e2e|scripts)/" }),
    rule("ui-knows-no-domain", { path: "^web/src/ui/" }, { path: "^web/src/(?!ui/)" }),
    rule(
      "platform-knows-no-domain",
      { path: "^server/src/platform/", pathNot: SOURCE },
      { path: "^server/src/(?!platform/)" },
    ),
    rule(
      "domains-enter-by-use-cases",
      { path: "^server/src/([^/]+)/", pathNot: `^server/src/(platform|testing)/|${SOURCE}` },
      { path: PRIVATE_ROLES, pathNot: "^server/src/$1/" },
    ),
    rule(
      "product-never-imports-tests",
      { path: "^(server|web|contract)/", pathNot: SOURCE },
      { path: "^(server/src/testing|simulators|e2e)/" },
    ),
    rule("no-cycles", { path: "^(contract|server|web|simulators)/" }, { circular: true }),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|[.]react-router|node_modules)/|^scripts/import-rules/fixtures/" },
    enhancedResolveOptions: { exportsFields: ["exports"], extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

export default rules;
