/** What a departure costs, in fen. Without a child price children pay the adult's. */
export interface DeparturePrice {
  readonly price: number;
  readonly childPrice: number | null;
  /** What sleeping alone costs on top; null: not offered. */
  readonly singleSupplement: number | null;
}

export interface PeopleCount {
  readonly adults: number;
  readonly children: number;
  readonly singleRooms: number;
}

/** One line of a price, in fen. */
export interface PricedLine<Code extends string = string> {
  readonly code: Code;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly amount: number;
}

export type TourLineCode = 'adult' | 'child' | 'single';

/** So many of something at a price in fen each. */
export const priceLine = <Code extends string>(
  code: Code,
  unitPrice: number,
  quantity: number,
): PricedLine<Code> => ({
  code,
  unitPrice,
  quantity,
  amount: unitPrice * quantity,
});

/** The price of a tour booking by line (adults, children, single rooms) without empty lines, in fen. */
export const tourPriceLines = (
  { price, childPrice, singleSupplement }: DeparturePrice,
  { adults, children, singleRooms }: PeopleCount,
): PricedLine<TourLineCode>[] =>
  [
    priceLine('adult', price, adults),
    priceLine('child', childPrice ?? price, children),
    priceLine('single', singleSupplement ?? 0, singleRooms),
  ].filter(({ quantity }) => quantity > 0);

/** The sum of price lines, in fen. */
export const amountOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Whether somebody of a booking shares a twin room with a traveller of another booking: of adults without a single
 * room, one is left over, and no child sleeps beside them.
 */
export const sharesWithStranger = ({ adults, children, singleRooms }: PeopleCount): boolean =>
  children === 0 && (adults - singleRooms) % 2 === 1;
