/** The vendor's sandbox, for running the contract suite against it instead of the simulator. */
export const sandbox = {
  url: process.env["ASAAS_SANDBOX_URL"],
  apiKey: process.env["ASAAS_SANDBOX_KEY"] ?? "$aact_hmlg_contract",
  pixKey: process.env["ASAAS_SANDBOX_PIX_KEY"] ?? "00000000-0000-4000-8000-000000000000",
};
