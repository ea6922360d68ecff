import type { Address, Region } from '@portal/shared/contract';
import { notFound } from '#src/platform/errors/index.ts';
import { latinName } from './latin-name.ts';
import { loadRegionBook, type RegionBook } from './region-book.ts';

/** The names of a place's regions; `subdistrict` is empty where there is none. */
export type RegionNames = Pick<Address, 'province' | 'city' | 'district' | 'subdistrict'>;

const shown = ({ below }: RegionBook, code: string): Region[] =>
  below(code).map((region) => ({
    ...region,
    nameEn: latinName(region.name),
    leaf: below(region.code).length === 0,
  }));

/** The children of a region, by its code; the provinces without a code. Throws 404 for an unknown code. */
export const listRegions = async (parent = ''): Promise<Region[]> => {
  const book = await loadRegionBook();
  if (parent !== '' && book.nameOf(parent) === undefined) throw notFound();
  return shown(book, parent);
};

/** The names down to a leaf: a street, or a district without streets. Undefined for any other code. */
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
