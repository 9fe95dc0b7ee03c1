import { useEffect, useState } from "react";
import { type DeviceDraft, openDeviceDraft } from "./device-drafts.ts";

/**
 * What this device has of a draft. Undefined: not read yet; null: nothing is written here, for want of a name or of
 * storage. Its user closes it.
 */
export function useDeviceDraft<T>(name: string | null): DeviceDraft<T> | null | undefined {
  const [device, setDevice] = useState<DeviceDraft<T> | null | undefined>(name ? undefined : null);
  useEffect(() => {
    if (!name) return;
    let isLeft = false;
    openDeviceDraft<T>(name).then(
      (opened) => (isLeft ? opened.close() : setDevice(opened)),
      () => setDevice(null),
    );
    return () => {
      isLeft = true;
    };
  }, [name]);
  return device;
}
