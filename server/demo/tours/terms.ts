import { asiaNames } from './names/asia-names.ts';
import { chinaNames } from './names/china-names.ts';
import { chinaNorthNames } from './names/china-north-names.ts';
import { farNames } from './names/far-names.ts';
import { southNames } from './names/south-names.ts';
import { themeNames } from './names/theme-names.ts';
import { zhanjiangNames } from './names/zhanjiang-names.ts';

/** The English of every destination, departure city and theme, by the Chinese that tours carry. */
export const demoTerms: ReadonlyMap<string, string> = new Map(
  [themeNames, zhanjiangNames, southNames, chinaNames, chinaNorthNames, asiaNames, farNames].flatMap(
    (names) => Object.entries(names),
  ),
);
