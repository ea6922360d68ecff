import { isDay } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import type { PeopleAsked } from './form/tour-form.ts';

/** What the address asks to be booked. */
export interface TourAddress {
  readonly tourId: number;
  readonly skuId: number;
  readonly day: string;
  readonly asked: PeopleAsked;
}

const whole = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;

/** Reads the address. Undefined when it names no departure; people that make no sense are two adults. */
export const useTourAddress = (): TourAddress | undefined => {
  const query = useQueryParams();
  const tourId = whole(query.getNumber('id'), 1, Number.MAX_SAFE_INTEGER);
  const skuId = whole(query.getNumber('skuId'), 1, Number.MAX_SAFE_INTEGER);
  const day = query.get('day');
  if (tourId === undefined || skuId === undefined || day === undefined || !isDay(day)) return undefined;
  const adults = whole(query.getNumber('adults'), 1, 50) ?? 2;
  const children = whole(query.getNumber('children'), 0, 50) ?? 0;
  return { tourId, skuId, day, asked: { adults, children } };
};
