import { queryOf } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outcomeOf, type PaymentOutcome } from './cashier-stage.ts';
import type { PayProvider } from './pay-provider.ts';
import { pollIntervalMs } from './use-cashier.ts';

/** The state of a payment, polled every 2.5 s while the page is visible, until it is final. */
export const usePayment = (provider: PayProvider, paymentNo: string | undefined): PaymentOutcome => {
  const options = queryOf(
    `GET /api/v1/payments/${provider}/:paymentNo`,
    { params: { paymentNo: paymentNo ?? '' } },
    { quiet: true, polled: true },
  );
  const { data } = useQuery({
    ...options,
    queryFn: paymentNo === undefined ? skipToken : options.queryFn,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && outcomeOf(state.data) !== 'waiting' ? false : pollIntervalMs,
  });
  const outcome = data ? outcomeOf(data) : 'waiting';
  useEffect(() => {
    if (outcome !== 'waiting') void invalidateOrders();
  }, [outcome]);
  return outcome;
};
