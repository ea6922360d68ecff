import { type ApiError, idempotencyKeys } from '@portal/shared/api';
import { invalidateOrders } from '@portal/shared/booking';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import type { PayProvider } from './pay-provider.ts';
import { callStart, type Payable, type StartedPayment } from './start-payment.ts';

/** Leaves the portal for another document. In one place, so that tests can watch it. */
export const browser = {
  go: (address: string): void => window.location.assign(address),
};

/** Paying on the provider's own page, in this tab. It brings the buyer back. */
export const PagePay = ({ cashier, provider }: { cashier: Payable; provider: PayProvider }) => {
  const t = useMessages(cashierMessages);
  const amount = formatMoney(cashier.amount, useLanguage());
  const isCard = provider === 'stripe';
  const name = t(`providers.${provider}`);
  const [keyOf] = useState(() => idempotencyKeys());
  const { orderNo, part } = cashier;
  const start = useMutation<StartedPayment, ApiError>({
    mutationFn: () =>
      callStart(provider, { orderNo, way: 'page', part }, { idempotencyKey: keyOf({ orderNo, part }) }),
    onSuccess: ({ url }) => {
      if (url) browser.go(url);
    },
    onError: () => invalidateOrders(),
  });
  return (
    <div className={styles.page}>
      <p className={styles.soft}>{isCard ? t('page.cardHint') : t('page.hint', { provider: name })}</p>
      <Button kind="book" size="large" busy={start.isPending} onClick={() => start.mutate()}>
        {isCard ? t('page.cardGo', { amount }) : t('page.go', { amount, provider: name })}
      </Button>
      {start.error && (
        <p role="alert" className={styles.error}>
          {start.error.message}
        </p>
      )}
    </div>
  );
};
