/** Lets the browser keep a file that has been fetched, under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href));
};
