import { type ApiError, idempotencyKeys, queryClient } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import type { Form } from '@portal/shared/forms';
import { errorCodes } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingKind, Placed } from '../booking-kind.ts';
import { type Refusal, refusalOf } from '../form/refusal.ts';

/** Why an order was refused, and what it would have cost, in fen. */
export interface ShownRefusal {
  readonly refusal: Exclude<Refusal, { kind: 'field' }>;
  readonly before: number;
}

interface PlaceOrderOptions<B> extends Pick<BookingKind<never, never, never>, 'kind' | 'chosen'> {
  readonly send: BookingKind<never, never, B & { readonly expectedAmount: number }>['send'];
  readonly state: Pick<Form<object>, 'values' | 'refuse'>;
  readonly onPlaced: (order: Placed) => void;
}

const aboutOffers = /^GET \/api\/v1\/(goods-skus|\w+\/:id\/(stock|departures))$/;

const outdated: readonly string[] = [errorCodes.soldOut, errorCodes.priceChanged];

/** Price and stock in the cache are outdated. */
const invalidateOffers = (kind: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      key === `POST /api/v1/orders/${kind}/quote` || aboutOffers.test(String(key)),
  });

/** Places an order. A retry has the same key; refused values are shown at their fields, others returned. */
export const usePlaceOrder = <B extends { readonly expectedAmount: number }>({
  kind,
  chosen,
  send,
  state,
  onPlaced,
}: PlaceOrderOptions<B>) => {
  const [keyOf] = useState(() => idempotencyKeys());
  const [shown, setShown] = useState<ShownRefusal>();

  const mutation = useMutation<Placed, ApiError, B>({
    mutationFn: (body) => send(body, { idempotencyKey: keyOf(body) }),
    onMutate: () => setShown(undefined),
    onSuccess: async (order) => {
      await invalidateOrders();
      onPlaced(order);
    },
    onError: async (error, body) => {
      const refusal = refusalOf(error, state.values, chosen);
      if (outdated.includes(error.code)) await invalidateOffers(kind);
      if (refusal?.kind === 'field') return state.refuse(refusal.field, refusal.text);
      setShown(refusal && { refusal, before: body.expectedAmount });
    },
  });
  return { place: mutation.mutate, busy: mutation.isPending, shown };
};
