/** Starts a browser download. Returns the object URL, which is valid as long as the page is. */
export function save(file: Blob, name: string): string {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  return url;
}
