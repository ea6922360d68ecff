const mostYuan = 10_000_000;

/** Fen of an amount as people type it in yuan, `33.5` → 3350; undefined when it is none, or above ten million. */
export const fenOfYuan = (yuan: string): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(yuan) && Number(yuan) <= mostYuan ? Math.round(Number(yuan) * 100) : undefined;
