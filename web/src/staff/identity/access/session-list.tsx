import { endStaffSession, type StaffAccess } from "@app/contract/staff/identity";
import { accessCopy } from "../../../content/staff/identity.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { callStaff } from "../../shell/call-staff.ts";
import { formatMoment } from "../../time/moments.ts";
import { keepAccess } from "./access-query.ts";
import { Row } from "./row.tsx";

const copy = accessCopy.sessions;

async function endSession(sessionId: string): Promise<void> {
  keepAccess(await callStaff(endStaffSession, { params: { sessionId } }));
  showToast({ title: copy.ended });
}

/** Where one is signed in. The session in use ends by signing out. */
export function SessionList({ sessions }: Pick<StaffAccess, "sessions">) {
  return (
    <ul>
      {sessions.map(({ _id, isCurrent, device, ip, createdAt, lastUsedAt }) => {
        const title = device ?? accessCopy.factors.unknownDevice;
        return (
          <Row
            key={_id}
            title={title}
            badge={isCurrent ? copy.current : undefined}
            details={[copy.since(formatMoment(createdAt), ip), copy.used(formatMoment(lastUsedAt))]}
            action={
              isCurrent
                ? undefined
                : {
                    label: copy.end,
                    busyLabel: copy.ending,
                    name: copy.endName(title),
                    act: () => endSession(_id),
                  }
            }
          />
        );
      })}
    </ul>
  );
}
