import type { ProductKind } from '@portal/shared/contract';
import { defineMessages, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, Icon, LinkButton } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../booking.module.css';
import type { BookingLabels } from '../booking-kind.ts';
import en from './refusal-messages.en.json' with { type: 'json' };
import zh from './refusal-messages.zh-cn.json' with { type: 'json' };
import type { ShownRefusal } from './use-place-order.ts';

const refusalMessages = defineMessages('bookingRefusals', { 'zh-cn': zh, en });

interface RefusalNoticeProps {
  readonly shown: ShownRefusal;
  /** The current price of the booking in fen; undefined while loading. */
  readonly amount: number | undefined;
  readonly kind: ProductKind;
  readonly labels: BookingLabels;
}

interface Said {
  readonly title: string;
  readonly body: string;
  readonly action?: ReactNode;
}

const useWords = ({ shown: { refusal, before }, amount, kind, labels }: RefusalNoticeProps): Said => {
  const t = useMessages(refusalMessages);
  const money = useMoney();
  const other = (
    <LinkButton kind="quiet" to={labels.other.to}>
      {labels.other.label}
    </LinkButton>
  );
  switch (refusal.kind) {
    case 'soldOut':
      return { ...labels.soldOut, action: other };
    case 'choice':
      return { title: labels.closed, body: refusal.text, action: other };
    case 'priceChanged': {
      const now = money(amount ?? before);
      return {
        title: t('priceTitle'),
        body: amount === before ? t('priceSame', { now }) : t('priceBody', { before: money(before), now }),
      };
    }
    case 'tooManyUnpaid':
      return {
        title: t('unpaidTitle'),
        body: refusal.text,
        action: (
          <LinkButton kind="quiet" to={paths.orders(kind, { state: 'PENDING_PAYMENT' })}>
            {t('unpaidLink')}
          </LinkButton>
        ),
      };
    case 'tryAgain':
      return {
        title: t('tryTitle'),
        body: `${refusal.text} ${t('tryBody')}`,
        action: (
          <Button kind="quiet" type="submit" icon="refresh">
            {t('tryAgain')}
          </Button>
        ),
      };
  }
};

const useMoney = () => {
  const language = useLanguage();
  return (fen: number) => formatMoney(fen, language);
};

/** Why there is no order yet, and what to do about it. It takes the focus, so screen readers announce it. */
export const RefusalNotice = (props: RefusalNoticeProps) => {
  const { title, body, action } = useWords(props);
  const notice = useRef<HTMLDivElement>(null);
  const { shown } = props;
  useEffect(() => notice.current?.focus(), [shown]);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className={styles.notice}>
      <Icon name="warning" size={24} />
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        <p>{body}</p>
      </div>
      {action}
    </div>
  );
};
