import type { FastifyRequest } from "fastify";
import { Problem } from "../../platform/http/problem.ts";
import type { SessionDeps } from "../deps.ts";
import { type AuthenticatedAccount, authenticate } from "./authenticate.ts";
import type { Device } from "./sign-in.ts";

/** Authenticates the request by its Basic header, or throws 401. */
export async function requireSession(
  deps: Pick<SessionDeps, "db" | "hashing" | "limits" | "now">,
  request: FastifyRequest,
): Promise<AuthenticatedAccount & { username: string }> {
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
