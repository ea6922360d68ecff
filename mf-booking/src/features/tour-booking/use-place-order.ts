import { type ApiError, call, queryClient } from '@portal/shared/api';
import type { CallData, TourBooking, TourSelection } from '@portal/shared/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { idempotencyKeys } from '../../idempotency-key.ts';
import { forgetOrders } from '../../order-answers.ts';
import { type Refusal, refusalOf } from './form/refusal.ts';
import type { BookingFormState } from './form/use-booking-form.ts';

const key = 'POST /api/v1/orders/tour';

/** Why an order was refused, and what it would have cost, in fen. */
export interface ShownRefusal {
  readonly refusal: Exclude<Refusal, { kind: 'field' }>;
  readonly before: number;
}

interface PlaceOrderOptions {
  readonly state: Pick<BookingFormState, 'form' | 'refuse'>;
  readonly onPlaced: (order: CallData<typeof key>) => void;
}

/** What the server said of price and seats is not so any more. */
const askAgain = ({ tourId }: TourSelection): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['POST /api/v1/orders/tour/quote'] }),
    queryClient.invalidateQueries({
      queryKey: ['GET /api/v1/tours/:id/departures'],
      predicate: ({ queryKey }) => JSON.stringify(queryKey[1]).includes(`"id":${tourId}`),
    }),
  ]);

/** Places an order. A retry of the same is the same request; refused values go to their fields, the rest is given. */
export const usePlaceOrder = ({ state, onPlaced }: PlaceOrderOptions) => {
  const [keyOf] = useState(() => idempotencyKeys());
  const [shown, setShown] = useState<ShownRefusal>();

  const mutation = useMutation<CallData<typeof key>, ApiError, TourBooking>({
    mutationFn: (body) => call(key, { body }, { silent: true, idempotencyKey: keyOf(body) }),
    onMutate: () => setShown(undefined),
    onSuccess: async (order) => {
      await forgetOrders();
      onPlaced(order);
    },
    onError: async (error, body) => {
      const refusal = refusalOf(error, state.form);
      if (refusal?.kind === 'field') return state.refuse(refusal.field, refusal.text);
      if (refusal?.kind === 'soldOut' || refusal?.kind === 'priceChanged') await askAgain(body);
      setShown(refusal && { refusal, before: body.expectedAmount });
    },
  });
  return { place: mutation.mutate, busy: mutation.isPending, shown };
};
