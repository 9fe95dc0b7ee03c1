import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { dayOf } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import type { Customer } from "../ledger/ledger.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { isAlphanumeric, isRepeatedPhone, parseDocument } from "./documents.ts";
import { Refusal, read } from "./errors.ts";
import { get, page, type Query } from "./lists.ts";

const text = z.string().nullish();
const Changes = z.object({
  name: z.string().trim().min(1).optional(),
  cpfCnpj: z.string().min(1).optional(),
  email: z.email().nullish(),
  company: text,
  phone: text,
  mobilePhone: text,
  address: text,
  addressNumber: text,
  complement: text,
  province: text,
  postalCode: text,
  additionalEmails: text,
  externalReference: text,
  observations: text,
  municipalInscription: text,
  stateInscription: text,
  groupName: text,
  notificationDisabled: z.boolean().optional(),
});
const NewCustomer = Changes.required({ name: true, cpfCnpj: true });

/** Creates a customer; like the vendor, accepts the same CPF repeatedly. */
export function addCustomer(
  state: Pick<SimulatorState, "clock" | "ledger" | "alphanumericCnpj">,
  body: unknown,
): Customer {
  const fields = checked(state, read(NewCustomer, body));
  const customer: Customer = { id: newId.customer(), createdAt: state.clock.now(), deleted: false, fields };
  state.ledger.customers.set(customer.id, customer);
  return customer;
}

function checked(
  state: Pick<SimulatorState, "alphanumericCnpj">,
  body: z.infer<typeof Changes>,
): Record<string, unknown> {
  const document = body.cpfCnpj === undefined ? undefined : parseDocument(body.cpfCnpj);
  const isInvalid =
    body.cpfCnpj !== undefined && (!document || (isAlphanumeric(document.number) && !state.alphanumericCnpj));
  if (isInvalid) throw new Refusal("invalid_object", "O CPF/CNPJ informado é inválido.");
  if (body.mobilePhone && isRepeatedPhone(body.mobilePhone))
    throw new Refusal("invalid_mobilePhone", "O celular informado é inválido.");
  return { ...body, ...(document && { cpfCnpj: document.number, personType: document.personType }) };
}

function viewCustomer({ id, createdAt, deleted, fields }: Customer) {
  const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return {
    object: "customer",
    id,
    dateCreated: dayOf(createdAt),
    ...plain("name", "email", "company", "phone", "mobilePhone", "address", "addressNumber", "complement"),
    ...plain("province", "postalCode", "cpfCnpj", "personType"),
    deleted,
    ...plain("additionalEmails", "externalReference"),
    notificationDisabled: fields["notificationDisabled"] ?? false,
    ...plain("observations", "municipalInscription", "stateInscription"),
    canDelete: true,
    cannotBeDeletedReason: null,
    canEdit: true,
    cannotEditReason: null,
    city: null,
    cityName: null,
    state: null,
    country: "Brasil",
  };
}

export function customerRoutes(app: FastifyInstance, state: SimulatorState): void {
  const { customers } = state.ledger;
  type One = { Params: { id: string } };
  const path = "/v3/customers/:id";

  app.post("/v3/customers", ({ body }) => viewCustomer(addCustomer(state, body)));

  app.get<{ Querystring: Query }>("/v3/customers", ({ query }) => {
    const wanted = ["cpfCnpj", "externalReference", "name", "email", "groupName"].flatMap((name) =>
      query[name] === undefined ? [] : [[name, query[name].trim()] as const],
    );
    const document = (value: string): string => value.toUpperCase().replace(/[.\-/\s]/g, "");
    const rows = Array.from(customers.values()).filter(({ fields }) =>
      wanted.every(([name, value]) => fields[name] === (name === "cpfCnpj" ? document(value) : value)),
    );
    return page(rows.toReversed(), query, viewCustomer);
  });

  app.get<One>(path, ({ params }) => viewCustomer(get(customers, params.id)));

  app.put<One>(path, ({ params, body }) => {
    const customer = get(customers, params.id);
    Object.assign(customer.fields, checked(state, read(Changes, body)));
    return viewCustomer(customer);
  });

  app.delete<One>(path, ({ params }) => {
    get(customers, params.id).deleted = true;
    return { deleted: true, id: params.id };
  });

  app.post<One>(`${path}/restore`, ({ params }) => {
    const customer = get(customers, params.id);
    customer.deleted = false;
    return viewCustomer(customer);
  });
}
