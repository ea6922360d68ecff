import type { AdminOrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import {
  type FulfilmentEvent,
  isActiveOrder,
  isOpenForStep,
  requiresFullRefund,
  stepsOf,
} from '@portal/shared/rules';
import { HasPerm, useHasPerm } from '@portal/shared/session';
import { confirm, toast, useQueryParams } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { orderActionMessages } from '#src/order-parts/action-messages.ts';
import { useCancelOrder } from '../order-calls.ts';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const StepDialog = lazy(() => import('#src/order-parts/step-dialog.tsx'));
const RefundDialog = lazy(() => import('./refund-dialog.tsx'));
const PartDialog = lazy(() => import('./part-dialog.tsx'));

/** What is asked before something is done. */
type Open = { readonly step: FulfilmentEvent } | 'refund' | 'part';

const CancelButton = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(orderDetailMessages);
  const cancel = useCancelOrder(orderNo);
  const ask = async () => {
    const question = {
      title: t('cancel.title', { orderNo }),
      body: t('cancel.body'),
      confirmLabel: t('cancel.confirm'),
      cancelLabel: t('cancel.keep'),
      danger: true,
    };
    if (await confirm(question))
      cancel.mutate(undefined, { onSuccess: () => toast.success(t('cancel.done')) });
  };
  return (
    <HasPerm anyOf={['biz:order:edit']}>
      <Button danger loading={cancel.isPending} onClick={() => void ask()}>
        {t('actions.cancel')}
      </Button>
    </HasPerm>
  );
};

const Dialog = ({ open, order, onClosed }: { open: Open; order: AdminOrderDetail; onClosed: () => void }) => (
  <Overlay>
    {open === 'refund' && <RefundDialog order={order} onClosed={onClosed} />}
    {open === 'part' && <PartDialog order={order} onClosed={onClosed} />}
    {typeof open === 'object' && <StepDialog orderNo={order.orderNo} event={open.step} onClosed={onClosed} />}
  </Overlay>
);

const Steps = ({ order, onOpen }: { order: AdminOrderDetail; onOpen: (open: Open) => void }) => {
  const deeds = useMessages(orderActionMessages);
  const steps = stepsOf(order.kind, order.fulfilment, 'staff').filter((event) => isOpenForStep(order, event));
  return (
    <HasPerm anyOf={['trade:order:fulfil']}>
      {steps.map((step, place) => (
        <Button
          key={step}
          type={place === 0 ? 'primary' : 'default'}
          disabled={order.isOwn && requiresFullRefund(step)}
          onClick={() => onOpen({ step })}
        >
          {deeds(step)}
        </Button>
      ))}
    </HasPerm>
  );
};

const refunding = ['trade:refund:approve'];

/** What is open over the order: the address opens the refund, so that the command palette can lead to it. */
const useOpened = (mayRefund: boolean) => {
  const { get, set } = useQueryParams();
  const [open, setOpen] = useState<Open>();
  const isAsked = get('action') === 'refund';
  const close = () => {
    setOpen(undefined);
    if (isAsked) set({ action: undefined }, { replace: true });
  };
  return { open: open ?? (isAsked && mayRefund ? ('refund' as const) : undefined), setOpen, close };
};

/** What can be done with an order now, by this person. */
export const OrderActions = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const isUnpaid = order.state === 'PENDING_PAYMENT';
  const mayRefund = useHasPerm(refunding) && !isUnpaid && !order.isOwn;
  const { open, setOpen, close } = useOpened(mayRefund);
  if (!isUnpaid && !isActiveOrder(order)) return null;
  return (
    <Card title={t('actions.title')} screenOnly>
      <div className={styles.actions}>
        {isUnpaid && <CancelButton orderNo={order.orderNo} />}
        <Steps order={order} onOpen={setOpen} />
        {!isUnpaid && (
          <HasPerm anyOf={refunding}>
            <Button disabled={order.isOwn} onClick={() => setOpen('refund')}>
              {t('actions.refund')}
            </Button>
            <Button disabled={order.isOwn} onClick={() => setOpen('part')}>
              {t('actions.part')}
            </Button>
          </HasPerm>
        )}
      </div>
      {order.isOwn && !isUnpaid && <Alert type="info" showIcon title={t('actions.own')} />}
      {open && <Dialog open={open} order={order} onClosed={close} />}
    </Card>
  );
};
