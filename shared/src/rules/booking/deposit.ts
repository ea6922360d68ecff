import type { OrderedExtra, RefundTier, TourContent } from '@portal/shared/contract';
import { addDays, daysBetween, startOfDay } from '../base/business-day.ts';
import { tourRefundParts } from '../orders/tour-refund.ts';

/** The deposit of a tour: `percent` of the price; the balance is due `balanceDays` before departure. */
export interface DepositTerms {
  readonly percent: number;
  readonly balanceDays: number;
}

/** The deposit that a tour offers; null: its price is paid at once. */
export const depositTermsOf = ({
  depositPercent,
  balanceDays,
}: Pick<TourContent, 'depositPercent' | 'balanceDays'>): DepositTerms | null =>
  depositPercent && balanceDays ? { percent: depositPercent, balanceDays } : null;

/** A deposit is offered while the balance is due at least so many days later. */
export const depositLeadDays = 10;

/** For so many days after its due day a balance can still be paid. Then the order is cancelled. */
export const balanceGraceDays = 1;

/** The buyer is reminded so many days before the due day, once each. */
export const balanceReminderDays = [7, 1] as const;

/** The due day of a balance, which can be paid until the end of that day in Asia/Shanghai. */
export const balanceDueDay = (
  departure: string,
  { balanceDays }: Pick<DepositTerms, 'balanceDays'>,
): string => addDays(departure, -balanceDays);

/** The day from whose beginning an order with an unpaid balance is cancelled, with the refund fee of this day. */
export const balanceCancelDay = (dueOn: string): string => addDays(dueOn, balanceGraceDays + 1);

/** The instant at which an unpaid balance can no longer be paid. */
export const balanceEnd = (dueOn: string): Date => startOfDay(balanceCancelDay(dueOn));

/** What deposit and balance of a price are computed from, in fen. */
export interface DepositFacts {
  readonly amount: number;
  readonly departure: string;
  readonly terms: DepositTerms;
  readonly refundTiers: readonly RefundTier[];
  /** The extras within the price, which have fees of their own. */
  readonly extras?: OrderedExtra[] | undefined;
}

/** A deposit and its balance in fen, the due day, and the day on which the order is cancelled without the balance. */
export interface DepositOffer {
  readonly deposit: number;
  readonly balance: number;
  readonly dueOn: string;
  readonly cancelsOn: string;
}

/** Whether more than the fee is paid when an order is cancelled for its unpaid balance, so that its refund exists. */
const coversFee = (deposit: number, { departure, extras, ...terms }: DepositFacts, cancelsOn: string) => {
  const parts = tourRefundParts(terms, { extras }, [cancelsOn, departure]);
  return deposit > parts.reduce((sum, { fee }) => sum + fee, 0);
};

/**
 * The deposit of a price on `today`, rounded up to whole yuan; null when the balance would be due too soon, or too little
 * is left for one of both. Days in Asia/Shanghai.
 */
export const depositOffer = (facts: DepositFacts, today: string): DepositOffer | null => {
  const { amount, departure, terms } = facts;
  const dueOn = balanceDueDay(departure, terms);
  const cancelsOn = balanceCancelDay(dueOn);
  const deposit = Math.ceil((amount * terms.percent) / 10_000) * 100;
  if (daysBetween(today, dueOn) < depositLeadDays || deposit >= amount) return null;
  return coversFee(deposit, facts, cancelsOn)
    ? { deposit, balance: amount - deposit, dueOn, cancelsOn }
    : null;
};

/** The price of an order in fen, its deposit if there is one, and when its balance was paid. */
export interface Balance<Moment = Date> {
  readonly amount: number;
  readonly deposit: number | null;
  readonly balancePaidAt: Moment | null;
}

/** What is still to be paid of an order with a deposit, in fen; 0 without one. */
export const openBalance = ({ amount, deposit, balancePaidAt }: Balance<unknown>): number =>
  deposit === null || balancePaidAt !== null ? 0 : Math.max(0, amount - deposit);

/** The balance of an order at another price or departure, in fen: what is open then, and what of the deposit is refunded. */
export interface MovedBalance {
  readonly balance: number;
  readonly refund: number;
  readonly dueOn: string;
}

/**
 * The balance of an order that moves to another departure with its `deposit` paid; null when the balance has to be paid
 * first: its new due day has passed, or the deposit would not cover the fee of a cancellation.
 */
export const movedBalance = (facts: DepositFacts, deposit: number, today: string): MovedBalance | null => {
  const dueOn = balanceDueDay(facts.departure, facts.terms);
  const balance = Math.max(0, facts.amount - deposit);
  const isSafe = today <= dueOn && coversFee(deposit, facts, balanceCancelDay(dueOn));
  return balance === 0 || isSafe ? { balance, refund: Math.max(0, deposit - facts.amount), dueOn } : null;
};

/** The reminder that is due on `today`: for how many days before the due day; undefined when none is. */
export const balanceReminder = (dueOn: string, today: string): number | undefined => {
  const left = daysBetween(today, dueOn);
  return left < 0 ? undefined : balanceReminderDays.findLast((days) => left <= days);
};
