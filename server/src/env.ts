import * as z from "zod";

const port = z.coerce.number().int().min(1).max(65_535);

const Env = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    HOST: z.string().default("127.0.0.1"),
    PORT: port.default(4001),
    METRICS_PORT: port.optional(),
    META_URL: z.url().default("http://127.0.0.1:4020"),
    META_API_VERSION: z.string().default("v25.0"),
    META_PIXEL_ID: z.string().min(1).default("0000000000"),
    META_TOKEN: z.string().min(1).default("example-token"),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== "production") return;
    for (const name of ["META_URL"] as const) {
      if (isLoopback(env[name])) context.addIssue({ code: "custom", path: [name], message: "points at a simulator" });
    }
  });
export type Env = Readonly<z.infer<typeof Env>>;

const isLoopback = (address: string): boolean => /^(127\.|localhost$|\[?::1\]?$)/.test(new URL(address).hostname);

/** The only reading of process.env. Says everything that is wrong at once. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Env.safeParse(variables);
  if (parsed.success) return Object.freeze(parsed.data);
  const list = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The environment is not usable:\n${list.join("\n")}`);
}
