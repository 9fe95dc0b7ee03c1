import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { type ApiRequest, WEBHOOK_TOKEN } from "../../lib/load/requests.ts";
import { createInProcessApi, type Statement } from "../../lib/processes/in-process-api.ts";

export type RecordedApi = {
  /** Sends a request to the API in this process; returns the answer and its SQL statements in order. */
  send: (apiRequest: ApiRequest) => Promise<{ payload: string; statements: Statement[] }>;
  close: () => Promise<void>;
};

/** The real API on this database, with a gateway of its own. */
export async function createRecordedApi(databaseUrl: string): Promise<RecordedApi> {
  const gateway = createAsaasSimulator({ quota: 10_000_000 });
  const { app, takeStatements, close } = await createInProcessApi({
    DATABASE_URL: databaseUrl,
    IP_LIMIT_FACTOR: "100000",
    ASAAS_URL: await gateway.start(),
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  });
  return {
    async send({ method, path, body, headers = {} }) {
      takeStatements();
      const request = { method, url: path, headers: { "x-forwarded-for": "203.0.113.7", ...headers } } as const;
      const { statusCode, payload } = await app.inject(body ? { ...request, payload: body } : request);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${payload}`);
      return { payload, statements: takeStatements() };
    },
    async close() {
      await close();
      await gateway.stop();
    },
  };
}
