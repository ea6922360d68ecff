const hour = 3_600_000;

/** How long something has waited, in whole days or, below one, in hours. */
export const waitedFor = (
  since: string,
  now: number,
): { readonly unit: 'days' | 'hours'; readonly count: number } => {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour));
  return hours >= 24 ? { unit: 'days', count: Math.floor(hours / 24) } : { unit: 'hours', count: hours };
};
