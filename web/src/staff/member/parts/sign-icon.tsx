import { IconPath } from "../../../ui/core/icon.tsx";

/** The triangle of a safety sign. */
export const SignIcon = () => <IconPath path="M12 4l9.5 16h-19zM12 10v4.5M12 17.3v.2" />;
