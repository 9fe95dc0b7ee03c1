import { removeFactor, type StaffAccess } from "@app/contract/staff/identity";
import { problemOf } from "../../../api.ts";
import { accessCopy } from "../../../content/staff/identity.ts";
import { formatDate } from "../../../ui/core/format-date.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { formatMoment } from "../../time/moments.ts";
import { useConfirmFactor } from "../confirmation/use-confirm-factor.tsx";
import { keepAccess } from "./access-query.ts";
import { Row } from "./row.tsx";

const copy = accessCopy.factors;

/** The last one stays: an account without a factor could not sign in. */
export function FactorList({ factors }: Pick<StaffAccess, "factors">) {
  const { confirm, dialog } = useConfirmFactor();
  const remove = async (factorId: string, again = false): Promise<void> => {
    if (!(await confirm({ again }))) return;
    try {
      keepAccess(await callStaff(removeFactor, { params: { factorId } }));
      showToast({ title: copy.removed });
    } catch (error) {
      if (again || problemOf(error) !== "staff-confirmation-needed") throw error;
      await remove(factorId, true);
    }
  };
  return (
    <>
      <ul>
        {factors.map(({ _id, kind, device, createdAt, lastUsedAt }) => (
          <Row
            key={_id}
            title={copy.kinds[kind]}
            details={[
              `${device ?? copy.unknownDevice}, ${copy.added(formatDate(createdAt))}`,
              lastUsedAt ? copy.used(formatMoment(lastUsedAt)) : copy.unused,
            ]}
            note={factors.length === 1 ? copy.last : undefined}
            action={
              factors.length === 1
                ? undefined
                : {
                    label: copy.remove,
                    busyLabel: copy.removing,
                    name: copy.removeName(`${copy.kinds[kind]}, ${device ?? copy.unknownDevice}`),
                    act: () => remove(_id),
                  }
            }
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}
