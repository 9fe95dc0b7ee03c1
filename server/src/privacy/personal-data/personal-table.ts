/** A table that may hold personal data: its title, and a label for each column. */
export type PersonalTable = {
  title: string;
  about: string;
  columns: Record<string, string>;
  withheld?: Record<string, string>;
};
