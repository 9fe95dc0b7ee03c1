/** "20/11" of a calendar day. */
export const formatDate = (day: string): string => {
  const [, month = "", date = ""] = day.split("-");
  return `${date}/${month}`;
};
