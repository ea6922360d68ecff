import { type ApiError, idempotencyKeys } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayProvider } from './pay-provider.ts';
import { callStart, type Payable, type StartedPayment } from './start-payment.ts';

/** The QR code of an order, cached until it is renewed: rendering again starts no second payment. */
export const useQrOffer = (provider: PayProvider, { orderNo, part }: Pick<Payable, 'orderNo' | 'part'>) => {
  const [keyOf] = useState(() => idempotencyKeys());
  const [renewal, setRenewal] = useState(0);
  const query = useQuery<StartedPayment, ApiError>({
    queryKey: ['qr-offer', provider, orderNo, part, renewal],
    queryFn: () =>
      callStart(
        provider,
        { orderNo, way: 'qr', part },
        { quiet: true, idempotencyKey: keyOf({ orderNo, part, renewal }) },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, renew: () => setRenewal((count) => count + 1) };
};
