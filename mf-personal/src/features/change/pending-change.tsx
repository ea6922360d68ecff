import { type ApiError, call } from '@portal/shared/api';
import { Countdown } from '@portal/shared/booking';
import type { OrderDetail, PendingChange as Pending } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, confirm, LinkButton, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';

interface PendingChangeProps {
  readonly order: OrderDetail;
  readonly pending: Pending;
  readonly onChanged: () => void;
}

/** A change whose difference is to be paid: how long for, and a way to give it up. */
export const PendingChange = ({ order, pending, onChanged }: PendingChangeProps) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const { orderNo, kind } = order;
  const withdraw = useMutation<unknown, ApiError>({
    mutationFn: () => call('DELETE /api/v1/orders/:orderNo/date-change', { params: { orderNo } }),
    onSuccess: () => toast.success(t('pending.withdrawn')),
    onSettled: onChanged,
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('pending.sure'),
      body: t('pending.body'),
      confirmLabel: t('pending.withdraw'),
      cancelLabel: t('pending.stay'),
      danger: true,
    });
    if (agreed) withdraw.mutate();
  };
  const day = formatDay(pending.day, language, { year: true });
  return (
    <div className={styles.body}>
      <p className={styles.strong}>
        {t('pending.title', { day, amount: formatMoney(pending.due, language) })}
      </p>
      <p>
        <Countdown until={pending.expiresAt} label={t('pending.left')} onEnd={onChanged} />
      </p>
      <div className={styles.actions}>
        <LinkButton kind="book" to={paths.pay(orderNo, kind)}>
          {t('pending.pay')}
        </LinkButton>
        <Button kind="quiet" busy={withdraw.isPending} onClick={() => void ask()}>
          {t('pending.withdraw')}
        </Button>
      </div>
    </div>
  );
};
