import parts from "./parts.module.css";

/** The figures beneath a suggestion: how sure they are decides as much as what they say. */
export const SuggestionEvidence = ({ evidence }: { evidence: readonly string[] }) =>
  evidence.length > 0 ? <p className={parts.hint}>{evidence.join(" ")}</p> : null;
