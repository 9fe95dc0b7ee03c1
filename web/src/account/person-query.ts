import { type Me, me } from "@app/contract/identity";
import { hashKey, queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { queryClient, updateAnswer } from "../app/data/query-client.ts";
import { queryKeys } from "../app/data/query-keys.ts";
import { storeUser } from "../identity/session/session-store.ts";

/** The member's name and contacts. */
export const personQuery = queryOptions({
  queryKey: queryKeys.person,
  queryFn: async () => {
    const person = await call(me);
    storeUser(person);
    return person;
  },
});

/** A corrected name is shown everywhere at once, also in the shell, which reads the stored record. */
export const setFullName = (fullName: string): Promise<void> =>
  updateAnswer(personQuery.queryKey, (old) => {
    const person = { ...old, fullName };
    storeUser(person);
    return person;
  });

/** After a verified contact: purchases made with it may now appear, and the other devices are signed out. */
export async function setVerifiedPerson(person: Me): Promise<void> {
  await updateAnswer(personQuery.queryKey, () => person);
  void queryClient.invalidateQueries({
    queryKey: queryKeys.account,
    predicate: ({ queryHash }) => queryHash !== hashKey(personQuery.queryKey),
  });
}
