import { zoneCopy as copy } from "../../content/app/bookings.ts";
import { Button } from "../../ui/core/button.tsx";
import { IconPath } from "../../ui/core/icon.tsx";
import styles from "./day-picker.module.css";
import { aheadMinutes, deviceZone, formatLength, placeOf, SERVICE_ZONE } from "./member-time.ts";

const GLOBE = "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18";

type ZoneLineProps = { zone: string; at: number; onZone: () => void };

/** Whose hours these are, and how far Brasília's are from them. */
export function ZoneLine({ zone, at, onZone }: ZoneLineProps) {
  const device = deviceZone();
  const isSame = aheadMinutes(device, at) === 0;
  const other = zone === SERVICE_ZONE ? device : SERVICE_ZONE;
  return (
    <div className={styles.zone}>
      <IconPath path={GLOBE} className={styles.icon} />
      <p>
        <b className={styles.name}>{copy.of(isSame ? copy.brasilia : placeOf(zone))}</b>
        <span className={`${styles.note} note`}>{noteOf(zone, device, at)}</span>
      </p>
      {isSame ? null : (
        <Button variant="link" aria-label={copy.changeLabel(placeOf(other))} onClick={onZone}>
          {copy.change}
        </Button>
      )}
    </div>
  );
}

function noteOf(zone: string, device: string, at: number): string {
  if (aheadMinutes(device, at) === 0) return device === SERVICE_ZONE ? copy.device : copy.same;
  if (zone !== device) return copy.elsewhere;
  const ahead = aheadMinutes(zone, at);
  const length = formatLength(Math.abs(ahead));
  return `${copy.device} ${ahead > 0 ? copy.more(length) : copy.less(length)}`;
}
