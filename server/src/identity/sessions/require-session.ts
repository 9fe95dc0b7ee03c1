import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { Authenticator } from "../../platform/http/route-options.ts";
import type { SessionDeps } from "../deps.ts";
import { type AuthenticatedAccount, authenticate } from "./authenticate.ts";
import type { Device } from "./sign-in.ts";

type AuthDeps = Pick<SessionDeps, "accountTurns" | "db" | "hashing" | "limits" | "now">;
type Session = AuthenticatedAccount & { username: string };

/** For a member's route: authenticates by the Basic header, or answers 401. */
export const requireSession = (deps: AuthDeps): Authenticator<Session> => ({
  isRequired: true,
  authenticate: (request) => authenticateRequest(deps, request),
  inTurn: ({ account }, work) => deps.accountTurns.run(account.id, work),
});

/** For a route that visitors and members call: credentials are optional, but wrong ones answer 401. */
export const acceptSession = (deps: AuthDeps): Authenticator<Partial<Session>> => ({
  isRequired: false,
  authenticate: async (request) => (request.headers.authorization ? authenticateRequest(deps, request) : {}),
});

async function authenticateRequest(deps: AuthDeps, request: FastifyRequest): Promise<Session> {
  const [scheme, encoded = ""] = (request.headers.authorization ?? "").split(" ");
  const text = scheme?.toLowerCase() === "basic" ? Buffer.from(encoded, "base64").toString("utf8") : "";
  const colon = text.indexOf(":");
  if (colon < 1) throw new Problem("wrong-credentials");
  const username = text.slice(0, colon);
  return { ...(await authenticate(deps, { username, secret: text.slice(colon + 1), ip: request.ip })), username };
}

export const deviceOf = ({ ip, headers }: FastifyRequest): Device => ({
  ip,
  userAgent: headers["user-agent"]?.slice(0, 300) ?? null,
});
