import type { FastifyReply, FastifyRequest } from "fastify";
import { STAFF_SESSION_HOURS } from "./open-staff-session.ts";

const NAME = "equipe";
/** Members' calls never carry it. */
const PATH = "/v1/staff";

export const sessionTokenOf = ({ server, headers }: FastifyRequest): string | undefined =>
  headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[NAME];

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(NAME, token, {
    path: PATH,
    httpOnly: true,
    sameSite: "strict",
    secure: reply.request.protocol === "https",
    maxAge: STAFF_SESSION_HOURS * 3600,
  });
}

export const clearSessionCookie = (reply: FastifyReply): void => void reply.clearCookie(NAME, { path: PATH });
