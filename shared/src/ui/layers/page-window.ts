/** The page numbers to offer, with 0 where some are left out: 1 0 4 5 6 0 20. */
export const pageWindow = (current: number, last: number): readonly number[] => {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [0, page] : [page];
  });
};
