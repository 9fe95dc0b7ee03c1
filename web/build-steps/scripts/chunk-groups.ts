/**
 * A script that several pages share. Paths are of web/src and name what begins so: a folder ends in "/", and with "/*"
 * means the files that stand directly in it.
 */
type ChunkGroup = {
  name: string;
  files?: readonly string[];
  except?: readonly string[];
  packages?: readonly string[];
  priority?: number;
  /** Modules of fewer chunks stay where they are used. */
  minShareCount?: number;
};

/** Few chunks: each page waits for its style sheets, and large scripts compress better than small ones. */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: "framework", packages: ["react", "react-dom", "react-router", "scheduler"] },
  {
    // Includes tracking: ad blockers would block a chunk of that name, and break the page. Excludes what only forms and
    // dialogs need: a page without a form loads it with the sign-up dialog.
    name: "shared",
    priority: 2,
    minShareCount: 2,
    files: [
      "api.",
      "page-rules",
      "content/",
      "shell/",
      "site/",
      "tracking/",
      "ui/*",
      "ui/core/",
      "ui/overlays/alert-dialog",
      "ui/overlays/close-button",
      "ui/overlays/dialog",
      "ui/overlays/plumb-dialog",
      "ui/pictures/",
    ],
    except: [
      "content/app/",
      "content/checkout",
      "content/complete-plan",
      "content/signatures",
      "content/staff/",
      "shell/account-link",
      "shell/faq-list",
      "shell/header",
      "shell/menu",
      "shell/no-data",
      "shell/pix/",
      "shell/report-error",
      "shell/signatures/",
      "shell/status-page",
      "shell/use-error-reports",
      "shell/whatsapp-icon",
      "site/legal/",
      "tracking/consent-choice",
    ],
  },
  // What the complete plan contains: the home page has it prerendered, an account without a plan shows it.
  { name: "plans", priority: 2, files: ["content/complete-plan."] },
  // The app's queries: no public page loads them.
  { name: "data", packages: ["@tanstack/query-core", "@tanstack/react-query"] },
  {
    // What the checkout, the account and the sign-in page show; no landing page does.
    name: "display",
    priority: 1,
    minShareCount: 2,
    files: [
      "identity/session/session-store",
      "identity/session/stored-user",
      "ui/display/",
      "ui/overlays/lazy-part",
      "ui/overlays/load-failure",
    ],
  },
  {
    // With the notices of what a form has done.
    name: "fields",
    priority: 1,
    minShareCount: 2,
    files: ["ui/forms/", "ui/overlays/toast"],
    except: [
      "ui/forms/checkbox",
      "ui/forms/flag",
      "ui/forms/radio-cards",
      "ui/forms/select",
      "ui/forms/switch",
      "ui/forms/textarea",
      "ui/forms/zod-resolver",
    ],
  },
  {
    // Who is signed in: the app and the checkout read it without the sign-in page's logic. Below `shared`, so that
    // storage and the API client stay there.
    name: "session",
    priority: 1.5,
    minShareCount: 2,
    files: [
      "device-storage",
      "identity/session/return-to",
      "identity/session/session-store",
      "identity/session/stored-user",
    ],
  },
  {
    // The sign-in page's logic, shared with the checkout's later steps.
    name: "sign-in-logic",
    priority: 1,
    minShareCount: 2,
    files: [
      "identity/fields/password-strength",
      "identity/session/session.",
      "identity/sign-in/sign-in-schema",
      "identity/sign-in/use-",
    ],
  },
  {
    // The sign-up form's parts, shared by the landing pages, the dialog and the checkout's second step.
    name: "signup-pieces",
    minShareCount: 2,
    files: [
      "identity/fields/email",
      "identity/fields/phone",
      "identity/registration/draft",
      "identity/registration/use-",
      "identity/sign-up/smartphone-field",
      "identity/sign-up/terms-links",
      "ui/forms/flag",
      "ui/forms/radio-cards",
      "ui/forms/select",
    ],
  },
  {
    // What every screen of the app loads, and no other page: one script and one style sheet instead of a dozen. Last,
    // because a group also takes what its modules import: the plan's layer would bring the sync with it, and training and
    // workouts the layer.
    name: "app",
    packages: ["@tanstack/query-core", "@tanstack/react-query"],
    files: [
      "app/data/*",
      "app/data/plan-check/check-plan",
      "app/offline/",
      "app/session/",
      "app/shell/",
      "app/today/*.css",
    ],
    except: [
      "app/data/progress-query",
      "app/data/workouts-query",
      "app/shell/first/",
      "app/shell/form-sheet",
      "app/shell/redirect",
      "app/shell/refund-back",
      "app/shell/subscription/plan-contents",
      "app/shell/use-focus-on-change",
    ],
  },
];

/** Whether a path of web/src is one that an entry names. */
export function isNamed(path: string, entry: string): boolean {
  const [folder = "", ending] = entry.split("*");
  if (ending === undefined) return path.startsWith(entry);
  return path.startsWith(folder) && !path.slice(folder.length).includes("/") && path.endsWith(ending);
}

export function isInGroup({ files = [], except = [], packages = [] }: ChunkGroup, id: string): boolean {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (name) return packages.includes(name);
  const path = id.split("/web/src/")[1];
  if (path === undefined) return false;
  return files.some((entry) => isNamed(path, entry)) && !except.some((entry) => isNamed(path, entry));
}

/** As the bundler takes them. */
export const codeSplittingGroups = chunkGroups.map(({ name, priority, minShareCount, ...group }) => ({
  name,
  test: (id: string) => isInGroup({ name, ...group }, id.replace(/\?.*$/, "")),
  ...(priority === undefined ? {} : { priority }),
  ...(minShareCount === undefined ? {} : { minShareCount }),
}));
