// A clock has 128 bits and sorts bytewise: in the database it is a uuid.

export const toUuid = (hlc: string): string => hlc.replaceAll("-", "");

export function fromUuid(uuid: string): string {
  const hex = uuid.replaceAll("-", "");
  return `${hex.slice(0, 12)}-${hex.slice(12, 16)}-${hex.slice(16)}`;
}
