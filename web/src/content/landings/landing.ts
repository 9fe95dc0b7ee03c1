import type { Variant } from "@app/contract/landings";

/** A landing page's copy besides its hero and sections. Its paths, promise and price come from the contract's map. */
export type Landing = {
  variant: Variant;
  /** The label of every call to action that leads to the form, and of the form's own button. */
  action: string;
  search: { title: string; description: string; keywords?: string; social?: { title: string; description: string } };
  form: { title: string; sending: string; note: string };
  success: {
    title: string;
    confirm: string;
    /** `when` is the promised time, such as "hoje, até as 14h05". */
    text: (when: string | null | undefined) => string;
  };
};

/** The copy that every hero shares. */
export type HeroCopy = { aside: string; title: string; text: string };
