/** Hands a file to the browser to keep. Gives back its address, which holds as long as the page does. */
export function save(file: Blob, name: string): string {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  return url;
}
