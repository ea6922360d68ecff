/** How long a busy browser may take to begin with a download, in ms. */
const revokeAfterMs = 30_000;

/** Saves a Blob as a download under a file name. */
export const saveFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
};
