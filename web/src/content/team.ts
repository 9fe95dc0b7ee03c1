import { brand } from "@app/contract/brand";

const firstName = (name: string) => name.split(" ")[0] ?? name;

/** The names of the team in the copy. */
export const nutritionist = {
  ...brand.professionals.nutritionist,
  firstName: firstName(brand.professionals.nutritionist.name),
};
export const trainer = {
  ...brand.professionals.trainer,
  firstName: firstName(brand.professionals.trainer.name),
};
