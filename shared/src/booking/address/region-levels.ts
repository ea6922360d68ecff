import { queryOf } from '@portal/shared/api';
import type { Region } from '@portal/shared/contract';
import { type RegionPath, regionNames } from '@portal/shared/rules';

/** The regions below one, of the empty code the provinces: they do not change while somebody looks. */
export const regionsBelow = (parent: string): ReturnType<typeof queryOf<'GET /api/v1/regions'>> => ({
  ...queryOf('GET /api/v1/regions', { query: parent === '' ? {} : { parent } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The codes of the regions that one lies in, the province first: of `440803011` it is 44, 4408 and 440803. */
export const codesAbove = (code: string): readonly string[] =>
  [2, 4, 6].filter((length) => length < code.length).map((length) => code.slice(0, length));

/** The way down to a region that has none below it. */
export const pathOf = (regions: readonly Region[]): RegionPath => {
  const [province = '', city = '', district = '', subdistrict = ''] = regions.map(({ name }) => name);
  return { regionCode: regions.at(-1)?.code ?? '', province, city, district, subdistrict };
};

/** A region in the language of the reader: the largest first in Chinese, the smallest first in English. */
export const regionText = (path: RegionPath, english: readonly string[] | undefined): string =>
  english ? [...new Set(english)].reverse().join(', ') : regionNames(path).join(' ');

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** Those whose Chinese name has the text in it, or whose Latin name has it at the beginning of a word. */
export const findRegions = (regions: readonly Region[], text: string): readonly Region[] => {
  const wanted = plain(text);
  if (wanted === '') return regions;
  return regions.filter(({ name, nameEn }) => {
    const words = nameEn.split(' ');
    const beginnings = words.map((_, place) => plain(words.slice(place).join('')));
    return plain(name).includes(wanted) || beginnings.some((each) => each.startsWith(wanted));
  });
};
