import type { Quote, Text } from '@portal/shared/contract';
import { amountOf } from '@portal/shared/rules';
import type { StockRow } from '#src/sales/inventory/index.ts';
import type { PricedBooking } from './order-kind.ts';

/** A quote of price lines in fen; `left` is the minimum over the calendar rows needed. */
export const quoteOf = (
  lines: PricedBooking['lines'],
  rows: readonly StockRow[],
  terms: readonly Text[],
): Quote => ({
  lines: [...lines],
  amount: amountOf(lines),
  left: Math.max(0, Math.min(...rows.map(({ total, held, sold }) => total - held - sold))),
  terms: [...terms],
});
