/** Has the browser save a text as a file. */
export function download(file: { name: string; type: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([file.content], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the file only after this call has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
