/** A way as people say it: whole metres to the next ten below a kilometre, else kilometres with one decimal. */
export const distanceOf = (
  metres: number,
): { readonly unit: 'metres' | 'kilometres'; readonly count: string } =>
  metres < 995
    ? { unit: 'metres', count: String(Math.max(10, Math.round(metres / 10) * 10)) }
    : { unit: 'kilometres', count: String(Math.round(metres / 100) / 10) };
