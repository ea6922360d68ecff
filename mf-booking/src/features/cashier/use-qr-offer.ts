import { type ApiError, call, idempotencyKeys } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const key = 'POST /api/v1/payments/alipay';

/** A code to scan for an order. It is kept until it is renewed: drawing the page again starts no second payment. */
export const useQrOffer = (orderNo: string) => {
  const [keyOf] = useState(() => idempotencyKeys());
  const [renewal, setRenewal] = useState(0);
  const query = useQuery<CallData<typeof key>, ApiError>({
    queryKey: [key, orderNo, 'qr', renewal],
    queryFn: () =>
      call(
        key,
        { body: { orderNo, way: 'qr' } },
        { quiet: true, idempotencyKey: keyOf({ orderNo, renewal }) },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, renew: () => setRenewal((count) => count + 1) };
};
