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

/** A member asks for the refund of some travellers of an order at its quote. */
export const askTravellerRefund = async (
  { origin }: Pick<ProofEnvironment, 'origin'>,
  { buyer, orderNo }: { readonly buyer: Buyer; readonly orderNo: string },
  places: readonly number[],
): Promise<Reply> => {
  const url = `${origin}/api/v1/orders/${orderNo}/traveller-refund`;
  const quote = await ask<{ version: string }>('GET', `${url}/quote?places=${places.join()}`, { buyer });
  if (quote.status !== 200) return quote;
  const body = { places, singleRooms: 0, reason: '行程有变', version: quote.data.version };
  return ask('POST', url, { buyer, key: newKey(), body });
};
