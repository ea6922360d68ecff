import type { Address, Region } from '@portal/shared/contract';
import { notFound } from '#src/platform/errors/index.ts';
import { latinName } from './latin-name.ts';
import { loadRegionBook, type RegionBook } from './region-book.ts';

/** The names of the regions that a place lies in; `subdistrict` is empty where there is none. */
export type RegionNames = Pick<Address, 'province' | 'city' | 'district' | 'subdistrict'>;

const shown = ({ below }: RegionBook, code: string): Region[] =>
  below(code).map((region) => ({
    ...region,
    nameEn: latinName(region.name),
    leaf: below(region.code).length === 0,
  }));

/** The regions right below one, by its code; without a code the provinces. Throws 404 for a code that there is not. */
export const listRegions = async (parent = ''): Promise<Region[]> => {
  const book = await loadRegionBook();
  if (parent !== '' && book.nameOf(parent) === undefined) throw notFound();
  return shown(book, parent);
};

/** The names down to a region that has none below it: a street, or a district without. Undefined for any other code. */
export const findRegionNames = async (code: string): Promise<RegionNames | undefined> => {
  const book = await loadRegionBook();
  const name = (length: number): string => book.nameOf(code.slice(0, length)) ?? '';
  if (code.length < 6 || name(code.length) === '' || book.below(code).length > 0) return undefined;
  return {
    province: name(2),
    city: name(4),
    district: name(6),
    subdistrict: code.length === 9 ? name(9) : '',
  };
};
