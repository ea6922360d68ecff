import type { ChosenExtra, OrderedExtra, TourExtra } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';
import { amountOf, type PricedLine, priceLine } from './tour-price.ts';

const prefix = 'extra:';

/** The code of the price line of an extra. */
export const extraLineCode = (code: string): `extra:${string}` => `${prefix}${code}`;

const isExtraLine = ({ code }: Pick<PricedLine, 'code'>): boolean => code.startsWith(prefix);

/** What coupons count and reduce, in fen: the price without its extras. */
export const couponBase = (lines: readonly PricedLine[]): number =>
  amountOf(lines.filter((line) => !isExtraLine(line)));

/** How many of an extra a party can take at most. */
export const mostOfExtra = ({ perPerson }: Pick<TourExtra, 'perPerson'>, people: number): number =>
  perPerson ? people : 1;

const checkOne = (
  { code, quantity }: ChosenExtra,
  offered: readonly TourExtra[],
  people: number,
): Pick<FieldFault, 'code' | 'field'>[] => {
  const extra = offered.find((one) => one.code === code);
  if (!extra) return [{ field: 'code', code: 'notOffered' }];
  return quantity > mostOfExtra(extra, people) ? [{ field: 'quantity', code: 'tooMany' }] : [];
};

/** What is wrong with the extras of a booking of so many people: unknown, twice, or more than people. */
export const checkTourExtras = (
  chosen: readonly ChosenExtra[],
  offered: readonly TourExtra[],
  people: number,
): FieldFault[] =>
  chosen.flatMap((one, place) => {
    if (one.quantity === 0) return [];
    if (chosen.slice(0, place).some(({ code, quantity }) => code === one.code && quantity > 0))
      return [{ field: `extras/${place}/code`, code: 'duplicate' } as const];
    return checkOne(one, offered, people).map((fault) => ({
      ...fault,
      field: `extras/${place}/${fault.field}`,
    }));
  });

/** The extras of a booking as they are ordered, in the order of the tour, which does not depend on that of the choice. */
export const orderedExtras = (
  chosen: readonly ChosenExtra[],
  offered: readonly TourExtra[],
): OrderedExtra[] =>
  offered.flatMap(({ code, name, kind, price, refund, refundDays }) => {
    const quantity = chosen.find((one) => one.code === code && one.quantity > 0)?.quantity;
    return quantity ? [{ code, name, kind, price, refund, refundDays, quantity }] : [];
  });

/** The price lines of ordered extras, in fen. */
export const extraLines = (extras: readonly OrderedExtra[]): (PricedLine & { readonly name: string })[] =>
  extras.map(({ code, name, price, quantity }) => ({
    ...priceLine(extraLineCode(code), price, quantity),
    name: name.zh,
  }));
