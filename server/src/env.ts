import { brand } from "@app/contract/brand";
import { operationGaps } from "@app/contract/operations";
import { requireApprovedRules } from "@app/engine/rules/approval";
import * as z from "zod";

const EXAMPLE_MODEL = { url: "http://127.0.0.1:4070", key: "example-key", model: "example-model" };
const EXAMPLE_SECRET = "an example secret, never for production";
const flag = z.enum(["0", "1"]).default("0");
const port = z.coerce.number().int().min(1).max(65_535);

const Env = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    /** Off behind a PgBouncer before 1.21, which does not track prepared statements per client. */
    DATABASE_PREPARED_STATEMENTS: z.enum(["on", "off"]).default("on"),
    /** Where links in messages lead. */
    SITE_URL: z.url().default(brand.siteUrl),
    HOST: z.string().default("127.0.0.1"),
    PORT: port.default(4001),
    /** A Unix socket instead of a port: behind a proxy on the same machine a node drains without losing a request. */
    SOCKET: z.string().startsWith("/").optional(),
    METRICS_PORT: port.optional(),
    META_URL: z.url().default("http://127.0.0.1:4020"),
    META_API_VERSION: z.string().default("v25.0"),
    META_PIXEL_ID: z.string().min(1).default("0000000000"),
    META_TOKEN: z.string().min(1).default("example-token"),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).default("smtp://127.0.0.1:4031"),
    MAIL_FROM: z.string().min(3).default("nao-responda@example.com"),
    WHATSAPP_URL: z.url().default("http://127.0.0.1:4030"),
    WHATSAPP_API_VERSION: z.string().default("v25.0"),
    WHATSAPP_PHONE_ID: z.string().min(1).default("0000000000"),
    WHATSAPP_TOKEN: z.string().min(1).default("example-token"),
    ASAAS_URL: z.url().default("http://127.0.0.1:4010"),
    ASAAS_API_KEY: z.string().min(1).default("$aact_hmlg_example"),
    /** The account's registered PIX key: without one, codes expire after a day. */
    ASAAS_PIX_KEY: z.string().min(1).default("00000000-0000-4000-8000-000000000000"),
    ASAAS_WEBHOOK_TOKEN: z.string().min(32).default(EXAMPLE_SECRET),
    BLOG_FEED_URL: z.url().default("http://127.0.0.1:4040/latest-posts.json"),
    CEP_URL: z.url().default("http://127.0.0.1:4050"),
    /** `none`: the assistant answers by rules. Servers of open models speak the protocol of `openai`. */
    ASSISTANT_PROVIDER: z.enum(["none", "anthropic", "openai"]).default("none"),
    /** Where its `/v1` is, without it. */
    ASSISTANT_URL: z.url().default(EXAMPLE_MODEL.url),
    ASSISTANT_KEY: z.string().min(1).default(EXAMPLE_MODEL.key),
    ASSISTANT_MODEL: z.string().min(1).default(EXAMPLE_MODEL.model),
    /** Where the team is notified of leads. */
    TEAM_EMAIL: z.email().default("equipe@example.com"),
    TEAM_WHATSAPP: z
      .string()
      .regex(/^\+\d{10,15}$/)
      .default("+5511900000009"),
    /** Signs links and codes, so that none has to be stored. */
    SECRET_KEY: z.string().min(32).default(EXAMPLE_SECRET),
    /** `least`: for tests, which make hundreds of members. */
    HASHING_COST: z.enum(["owasp", "least"]).default("owasp"),
    /** Previous keys, separated by commas: their signatures are still accepted. */
    SECRET_KEYS_OLD: z
      .string()
      .default("")
      .transform((list) => list.split(",").filter(Boolean))
      .pipe(z.array(z.string().min(32)).max(10)),
    /** 1: production starts with example values in `brand.json`, for a rehearsal. A web build reads it as well. */
    ALLOW_EXAMPLE_BRAND: flag,
    /** 1: production starts with rules that no professional has approved, for a rehearsal. */
    ALLOW_UNAPPROVED_RULES: flag,
    /** A moment at which every clock stands still, so that two stacks show the same screens. */
    CLOCK_AT: z.iso
      .datetime()
      .transform((at) => new Date(at))
      .optional(),
    /** Raises the limits per IP and card issuer, for stacks where one machine simulates all clients with a few cards. */
    IP_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  })
  .superRefine((env, context) => {
    if (env.ASAAS_API_KEY.startsWith("$aact_prod_") !== (env.NODE_ENV === "production"))
      context.addIssue({ code: "custom", path: ["ASAAS_API_KEY"], message: "belongs to the other environment" });
    if (/\/v1\/?$/.test(env.ASSISTANT_URL))
      context.addIssue({ code: "custom", path: ["ASSISTANT_URL"], message: "ends before /v1" });
    if (env.NODE_ENV !== "production") return;
    if (env.ASSISTANT_PROVIDER !== "none") checkModel(env, context);
    if (env.SECRET_KEY === EXAMPLE_SECRET)
      context.addIssue({ code: "custom", path: ["SECRET_KEY"], message: "is the example key" });
    if (env.HASHING_COST !== "owasp")
      context.addIssue({ code: "custom", path: ["HASHING_COST"], message: "is for tests" });
    if (env.CLOCK_AT) context.addIssue({ code: "custom", path: ["CLOCK_AT"], message: "stops the clock" });
    if (env.ASAAS_WEBHOOK_TOKEN === EXAMPLE_SECRET)
      context.addIssue({ code: "custom", path: ["ASAAS_WEBHOOK_TOKEN"], message: "is the example token" });
    for (const name of ["ASAAS_URL", "META_URL", "SMTP_URL", "WHATSAPP_URL", "BLOG_FEED_URL", "CEP_URL"] as const) {
      if (isLoopback(env[name])) context.addIssue({ code: "custom", path: [name], message: "points at a simulator" });
    }
    // Nobody to call in a crisis, or a service no council knows of: it must not serve a single member.
    if (env.ALLOW_EXAMPLE_BRAND !== "1")
      for (const gap of operationGaps()) context.addIssue({ code: "custom", path: ["brand.json"], message: gap });
    if (env.ALLOW_UNAPPROVED_RULES !== "1") {
      try {
        requireApprovedRules();
      } catch (error) {
        context.addIssue({ code: "custom", path: ["rules"], message: (error as Error).message });
      }
    }
  });
export type Env = Readonly<z.infer<typeof Env>>;

type ModelSettings = { ASSISTANT_URL: string; ASSISTANT_KEY: string; ASSISTANT_MODEL: string };

/** An open model may run on this very machine, so a loopback address alone is no simulator. */
function checkModel(env: ModelSettings, context: z.RefinementCtx): void {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = env;
  const refuse = (name: keyof ModelSettings, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (url === EXAMPLE_MODEL.url) refuse("ASSISTANT_URL", "points at a simulator");
  else if (!url.startsWith("https:") && !isLoopback(url)) refuse("ASSISTANT_URL", "is not encrypted");
  if (key === EXAMPLE_MODEL.key) refuse("ASSISTANT_KEY", "is the example key");
  if (model === EXAMPLE_MODEL.model) refuse("ASSISTANT_MODEL", "is the example model");
}

/** An invalid URL has an issue of its own already. */
const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(127\.|localhost$|\[?::1\]?$)/.test(new URL(url).hostname);

/** The only place that reads process.env. Reports all issues at once. */
export function parseEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Env.safeParse(variables);
  if (parsed.success) return Object.freeze(parsed.data);
  const list = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The environment is not usable:\n${list.join("\n")}`);
}
