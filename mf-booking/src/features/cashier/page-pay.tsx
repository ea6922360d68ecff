import { type ApiError, call, idempotencyKeys } from '@portal/shared/api';
import type { CallData, Cashier } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetOrders } from '../../order-answers.ts';
import { browser } from './browser.ts';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';

const key = 'POST /api/v1/payments/alipay';

/** Paying on the provider's own page, in this tab. It brings the buyer back. */
export const PagePay = ({ cashier }: { cashier: Cashier }) => {
  const t = useMessages(cashierMessages);
  const amount = formatMoney(cashier.amount, useLanguage());
  const [keyOf] = useState(() => idempotencyKeys());
  const { orderNo } = cashier;
  const start = useMutation<CallData<typeof key>, ApiError>({
    mutationFn: () =>
      call(key, { body: { orderNo, way: 'page' } }, { silent: true, idempotencyKey: keyOf(orderNo) }),
    onSuccess: ({ url }) => {
      if (url) browser.go(url);
    },
    onError: () => forgetOrders(),
  });
  return (
    <div className={styles.page}>
      <p className={styles.soft}>{t('page.hint')}</p>
      <Button kind="book" size="large" busy={start.isPending} onClick={() => start.mutate()}>
        {t('page.go', { amount })}
      </Button>
      {start.error && (
        <p role="alert" className={styles.error}>
          {start.error.message}
        </p>
      )}
    </div>
  );
};
