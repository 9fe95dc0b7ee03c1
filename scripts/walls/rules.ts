import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/** The walls of the house. Each is proven by a fixture of the same name that breaks it. */
const wall = (name: string, from: object, to: object): IForbiddenRuleType => ({ name, severity: "error", from, to });

/** Files of a domain that belong to it alone; others enter through its use cases. */
const PRIVATE_ROLES = "[a-z-]*(store|routes|jobs|webhooks)[.]ts$|[^/]+/[^/]+[.]ts$";
const SOURCE = "[.]test[.]tsx?$|/testing/";

const rules: IConfiguration = {
  forbidden: [
    wall("web-never-imports-server", { path: "^web/" }, { path: "^server/" }),
    wall("server-never-imports-web", { path: "^server/" }, { path: "^web/" }),
    wall("contract-imports-nobody", { path: "^contract/" }, { path: "^(server|web|simulators|e2e|scripts)/" }),
    wall("ui-knows-no-domain", { path: "^web/src/ui/" }, { path: "^web/src/(?!ui/)" }),
    wall(
      "platform-knows-no-domain",
      { path: "^server/src/platform/", pathNot: SOURCE },
      { path: "^server/src/(?!platform/)" },
    ),
    wall(
      "domains-enter-by-use-cases",
      { path: "^server/src/([^/]+)/", pathNot: `^server/src/(platform|testing)/|${SOURCE}` },
      { path: `^server/src/(?!platform/|testing/)[^/]+/(${PRIVATE_ROLES})`, pathNot: "^server/src/$1/" },
    ),
    wall(
      "product-never-imports-tests",
      { path: "^(server|web|contract)/", pathNot: SOURCE },
      { path: "^(server/src/testing|simulators|e2e)/" },
    ),
    wall("no-cycles", { path: "^(contract|server|web|simulators)/" }, { circular: true }),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|[.]react-router|node_modules)/|^scripts/walls/fixtures/" },
    enhancedResolveOptions: { exportsFields: ["exports"], extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

export default rules;
