/** Journeys run on their own ports, so that a developer's running stack is not affected. */
export const PORT_BASE = Number(process.env["E2E_PORT_BASE"] ?? 4300);

const at = (offset: number) => `http://127.0.0.1:${PORT_BASE + offset}`;
export const siteUrl = at(0);
export const gatewayUrl = at(10);
export const metaUrl = at(20);
export const messagesUrl = at(30);
export const databaseUrl = process.env["DATABASE_URL"] ?? `postgres://app@127.0.0.1:${PORT_BASE + 5}/app`;
