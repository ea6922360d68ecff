const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size as people read it: `12 KB`, `1.5 MB`. */
export const fileSize = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
};
