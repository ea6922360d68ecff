import { addDays, isDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { duplicatePeople } from '../people/duplicate-people.ts';

/** So many tickets for a day. */
export interface VisitAsked {
  readonly day: string;
  readonly count: number;
}

/** What a ticket type allows. `realName`: every visitor gives a name and document. */
export interface TicketLimits {
  readonly maxPerOrder: number;
  readonly realName: boolean;
}

/** How many tickets one order can have, whatever their type allows. */
export const ticketsPerOrder = 10;
/** How many days ahead tickets are sold. */
export const furthestVisit = 90;

const checkDay = (day: string, today: string): FieldFault[] => {
  if (!isDay(day)) return [{ field: 'day', code: 'invalid' }];
  if (day < today) return [{ field: 'day', code: 'past' }];
  return day > addDays(today, furthestVisit) ? [{ field: 'day', code: 'tooLate' }] : [];
};

const checkCount = (count: number, { maxPerOrder }: TicketLimits): FieldFault[] => {
  if (!Number.isInteger(count) || count < 1) return [{ field: 'count', code: 'invalid' }];
  return count > Math.min(ticketsPerOrder, maxPerOrder) ? [{ field: 'count', code: 'tooMany' }] : [];
};

/**
 * What is wrong with tickets that are asked for: from today (in Asia/Shanghai) to 90 days ahead, 1 to 10 and no more than
 * the type allows. Empty when nothing is.
 */
export const checkVisit = ({ day, count }: VisitAsked, limits: TicketLimits, today: string): FieldFault[] => [
  ...checkDay(day, today),
  ...checkCount(count, limits),
];

/**
 * What is wrong with a ticket booking: its visit, and visitors: one for each ticket where the type asks for
 * real names, without duplicates, else none. `visitors` are identities, equal for two entries of the same
 * person. Empty when nothing is.
 */
export const checkTicketBooking = (
  visit: VisitAsked & { readonly visitors: readonly string[] },
  limits: TicketLimits,
  today: string,
): FieldFault[] => {
  const faults = [...checkVisit(visit, limits, today), ...duplicatePeople(visit.visitors, 'visitors')];
  const expected = limits.realName ? visit.count : 0;
  return visit.visitors.length === expected
    ? faults
    : [...faults, { field: 'visitors', code: 'countMismatch' }];
};

/** When entry begins, in Shanghai: the slot's time, else the beginning of the day. */
export const entryOf = (day: string, from: string | null): Date =>
  new Date(`${day}T${from ?? '00:00'}:00+08:00`);
