/** A size as people read it: `820 KB`, `3.4 MB`. */
export const fileSize = (bytes: number): string => {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(Math.round((kilobytes / 1024) * 10) / 10).toFixed(1)} MB`;
};
