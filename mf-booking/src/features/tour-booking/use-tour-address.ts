import { isDay } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { parseInteger } from '#src/booking/page/parse-integer.ts';
import type { PeopleAsked } from './tour-form.ts';

/** The selection of the URL. */
export interface TourAddress {
  readonly tourId: number;
  readonly skuId: number;
  readonly day: string;
  readonly asked: PeopleAsked;
}

/** Reads the address. Undefined when it names no departure; people that make no sense are two adults. */
export const useTourAddress = (): TourAddress | undefined => {
  const { get, getNumber } = useQueryParams();
  const tourId = parseInteger(getNumber('id'));
  const skuId = parseInteger(getNumber('skuId'));
  const day = get('day');
  if (tourId === undefined || skuId === undefined || day === undefined || !isDay(day)) return undefined;
  const adults = parseInteger(getNumber('adults'), 1, 50) ?? 2;
  const children = parseInteger(getNumber('children'), 0, 50) ?? 0;
  return { tourId, skuId, day, asked: { adults, children } };
};
