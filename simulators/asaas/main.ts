import { serve } from "../simulator-app.ts";
import { createAsaasSimulator } from "./simulator.ts";

const { ASAAS_WEBHOOK_URL: url, ASAAS_WEBHOOK_TOKEN: token, ASAAS_WEBHOOK_SEND_TYPE: sendType } = process.env;
const { ASAAS_API_KEY: apiKey, ASAAS_QUOTA: quota, ASAAS_WEBHOOK_RETRY_SCALE: retryScale } = process.env;

await serve(
  "Asaas",
  createAsaasSimulator({
    ...(url && {
      webhook: {
        url,
        ...(token && { token }),
        ...(sendType === "NON_SEQUENTIALLY" && { sendType }),
      },
    }),
    ...(apiKey && { apiKey }),
    ...(quota && { quota: Number(quota) }),
    ...(retryScale && { retryScale: Number(retryScale) }),
    alphanumericCnpj: process.env["ASAAS_ALPHANUMERIC_CNPJ"] !== "no",
  }),
);
