import { queryOf } from '@portal/shared/api';
import type { OrderDetail, RefundRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Card } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './refund.module.css';
import { RefundList } from './refund-list.tsx';
import { refundMessages } from './refund-messages.ts';
import { isUnderWay, mayAsk, mayLeave } from './refund-states.ts';
import { travellerRefundMessages } from './traveller-refund-messages.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));
const TravellerRefundDialog = lazy(async () => ({
  default: (await import('./traveller-refund-dialog.tsx')).TravellerRefundDialog,
}));

interface RefundSectionProps {
  readonly order: OrderDetail;
  /** Something happened to the order: it was asked for its money, or the money has moved on. */
  readonly onChanged: () => void;
}

const askEveryMs = 5000;

/** The refunds of an order, followed as long as something of them is still to come. */
const useRefunds = ({ orderNo, paidAmount }: OrderDetail, onMoved: () => void): readonly RefundRow[] => {
  const { data: refunds = [] } = useQuery({
    ...queryOf('GET /api/v1/orders/:orderNo/refunds', { params: { orderNo } }, { quiet: true, polled: true }),
    enabled: paidAmount > 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askEveryMs : false),
  });
  const states = refunds.map(({ refundNo, state }) => `${refundNo} ${state}`).join();
  const seen = useRef(states);
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    const before = seen.current;
    seen.current = states;
    if (before !== '' && before !== states) moved();
  }, [states]);
  return refunds;
};

/** The refunds of a paid order: quote, request and progress. */
export const RefundSection = ({ order, onChanged }: RefundSectionProps) => {
  const t = useMessages(refundMessages);
  const travellerTexts = useMessages(travellerRefundMessages);
  const [asking, setAsking] = useState<'all' | 'some'>();
  const [asked, setAsked] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog goes with the request: focus stays with what came of it.
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const refunds = useRefunds(order, onChanged);
  const open = mayAsk(order.state);
  if (!open && refunds.length === 0) return null;
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    setAsked(asked + 1);
    onChanged();
  };
  return (
    <Card as="section" padded>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      {refunds.length > 0 && <RefundList refunds={refunds} />}
      {open && (
        <div className={styles.ask}>
          <p className={styles.soft}>{t('invite')}</p>
          <div className={styles.actions}>
            <Button kind="quiet" onClick={() => setAsking('all')}>
              {t('ask')}
            </Button>
            {mayLeave(order) && (
              <Button kind="quiet" onClick={() => setAsking('some')}>
                {travellerTexts('ask')}
              </Button>
            )}
          </div>
        </div>
      )}
      <Suspense>
        {asking === 'all' && <RefundDialog order={order} onClose={close} onDone={done} />}
        {asking === 'some' && <TravellerRefundDialog order={order} onClose={close} onDone={done} />}
      </Suspense>
    </Card>
  );
};
