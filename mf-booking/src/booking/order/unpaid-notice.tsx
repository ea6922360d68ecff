import { queryOf } from '@portal/shared/api';
import { formatInstant, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Icon, LinkButton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from '../booking.module.css';
import type { BookingKind } from '../booking-kind.ts';
import { bookingMessages } from '../booking-messages.ts';

type UnpaidNoticeProps = Pick<BookingKind<never, never, never>, 'kind' | 'productId'>;

/** Most of a member's orders that can be unpaid at once are on one page. */
const query = { state: 'PENDING_PAYMENT', pageSize: 10 } as const;

const useUnpaid = ({ kind, productId }: UnpaidNoticeProps) => {
  const { data } = useQuery(queryOf('GET /api/v1/orders', { query: { kind, ...query } }, { quiet: true }));
  return data?.list.find(
    (order) => order.productId === productId && Date.parse(order.expiresAt) > Date.now(),
  );
};

/** A link to an unpaid order of the same selection. Nothing without one, or while loading. */
export const UnpaidNotice = ({ kind, productId }: UnpaidNoticeProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const order = useUnpaid({ kind, productId });
  if (!order) return null;
  const title = language === 'en' ? (order.titleEn ?? order.title) : order.title;
  const values = {
    title,
    amount: formatMoney(order.amount, language),
    until: formatInstant(order.expiresAt, language),
  };
  return (
    <div role="status" className={styles.notice}>
      <Icon name="clock" size={24} />
      <div>
        <p className={styles.noticeTitle}>{t('unpaid.title')}</p>
        <p>{t('unpaid.body', values)}</p>
      </div>
      <LinkButton kind="quiet" to={paths.pay(order.orderNo, kind)}>
        {t('unpaid.pay')}
      </LinkButton>
    </div>
  );
};
