import { IconPath } from "../ui/core/icon.tsx";

const PATH =
  "M12 2.5a9.5 9.5 0 00-8.2 14.3L2.5 21.5l4.9-1.3A9.5 9.5 0 1012 2.5zm0 17.2c-1.5 0-2.9-.4-4.1-1.2l-.3-.2-2.7.7.7-2.7-.2-.3A7.7 7.7 0 1112 19.7zm4.4-5.7c-.2-.1-1.4-.7-1.6-.8s-.4-.1-.5.1l-.8.9c-.1.2-.3.2-.5.1a6.5 6.5 0 01-3.2-2.8c-.2-.4.2-.4.7-1.3v-.5l-.8-1.8c-.2-.5-.4-.4-.5-.4h-.5c-.2 0-.5.1-.7.3-.7.7-1 1.5-1 2.4.1 1.2.5 2.3 1.3 3.2 1.2 1.8 2.7 3 4.5 3.7 1.7.7 2.4.7 3.2.6.5-.1 1.4-.6 1.6-1.1.2-.6.2-1 .2-1.1-.1-.2-.3-.3-.5-.4z";

/** Beside `Icon`, whose paths every public page loads: in a browser only the checkout draws this one. */
export const WhatsappIcon = () => <IconPath path={PATH} isSolid />;
