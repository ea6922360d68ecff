/** Recommended widths: what search results show of a title, with the name of the site, and of a description. */
export const seoGuide = { title: 60, description: 160 } as const;

const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** The width of a text in search results, in Latin characters: a Chinese character and full-width signs count as 2. */
export const seoWidth = (text: string): number =>
  [...text.trim()].reduce((sum, sign) => sum + (isWide.test(sign) ? 2 : 1), 0);
