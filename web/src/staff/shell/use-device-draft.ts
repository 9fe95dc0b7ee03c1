import { useEffect, useRef, useState } from "react";
import { type DeviceDraft, openDeviceDraft } from "./device-drafts.ts";

/**
 * What this device has of a draft. Undefined: not read yet; null: nothing is written here, for want of a name or of
 * storage. Its user closes it.
 */
export function useDeviceDraft<T>(name: string | null): DeviceDraft<T> | null | undefined {
  const [device, setDevice] = useState<DeviceDraft<T> | null | undefined>(name ? undefined : null);
  const shown = useRef(device);
  useEffect(() => {
    shown.current = device;
  }, [device]);
  useEffect(() => {
    if (!name) return;
    let isLeft = false;
    let opened: DeviceDraft<T> | undefined;
    openDeviceDraft<T>(name).then(
      (found) => {
        opened = found;
        return isLeft ? found.close() : setDevice(found);
      },
      () => setDevice(null),
    );
    return () => {
      isLeft = true;
      // Read, but left before its user had it: a lock that no one gives back would keep the next opening out.
      if (opened && shown.current !== opened) opened.close();
    };
  }, [name]);
  return device;
}
