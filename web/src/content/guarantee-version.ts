import { GUARANTEE_VERSION, nameGuaranteeVersion } from "@app/contract/guarantee-version";

/** Of the rule that a purchase is made with today: "versão 1, de 15/11/2026". */
export const ruleName = nameGuaranteeVersion(GUARANTEE_VERSION);
