import { ask, newKey, type Reply } from './ask.ts';
import type { Buyer } from './buyers.ts';
import type { ProofEnvironment } from './environment.ts';

interface Quote {
  readonly possible: boolean;
  readonly refund: number;
}

/** A member requests a refund at the quoted amount. */
export const askRefund = async (
  { origin }: Pick<ProofEnvironment, 'origin'>,
  buyer: Buyer,
  orderNo: string,
  key = newKey(),
): Promise<Reply> => {
  const quote = await ask<Quote>('GET', `${origin}/api/v1/orders/${orderNo}/refund-quote`, { buyer });
  if (quote.status !== 200) return quote;
  const body = { reason: '行程有变', expectedRefund: quote.data.refund };
  return ask('POST', `${origin}/api/v1/orders/${orderNo}/refund`, { buyer, key, body });
};
