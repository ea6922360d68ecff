import type { AdminRefundDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isCancelledByAgency } from '@portal/shared/rules';
import { confirm, toast } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ProposedRejection } from './proposed-rejection.tsx';
import styles from './refund.module.css';
import { RefundBarNote } from './refund-bar.tsx';
import { useRetryRefund } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';
import { RejectForm } from './reject-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useApproval } from './use-approval.ts';

const Decision = ({ refund }: { refund: AdminRefundDetail }) => {
  const t = useMessages(refundMessages);
  const { approve, busy } = useApproval();
  const [rejecting, setRejecting] = useState(false);
  const { bars, refundNo, rejection, rejectionNeedsSecond: needsSecond } = refund;
  const isOwed = isCancelledByAgency(refund.order.fulfilment);
  const instead = bars.approve === 'proposed' && !isOwed ? t('bars.withdraw') : undefined;
  if (rejecting && !rejection)
    return <RejectForm {...{ refundNo, needsSecond }} onClose={() => setRejecting(false)} />;
  return (
    <>
      <RefundBarNote bar={bars.approve ?? (isOwed ? 'owed' : null)} instead={instead} />
      {rejection && <ProposedRejection refundNo={refundNo} rejection={rejection} />}
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={busy}
          disabled={bars.approve !== null}
          onClick={() => void approve([refund])}
        >
          {t('drawer.approve')}
        </Button>
        {!rejection && (
          <Button danger disabled={bars.reject !== null || isOwed} onClick={() => setRejecting(true)}>
            {t(needsSecond ? 'drawer.propose' : 'drawer.reject')}
          </Button>
        )}
      </div>
    </>
  );
};

const Rescue = ({ refund }: { refund: AdminRefundDetail }) => {
  const t = useMessages(refundMessages);
  const retry = useRetryRefund(refund.refundNo);
  const [noting, setNoting] = useState(false);
  const { bars } = refund;
  const send = async () => {
    const question = { title: t('retry.title'), body: t('retry.body'), confirmLabel: t('retry.confirm') };
    if (await confirm(question))
      retry.mutate(undefined, {
        onSuccess: ({ refundNo }) => toast.success(t('retry.done', { refundNo })),
      });
  };
  if (noting) return <TransferForm refund={refund} onClose={() => setNoting(false)} />;
  return (
    <>
      <RefundBarNote bar={bars.transfer} />
      <div className={styles.actions}>
        {refund.problem !== 'abnormal' && (
          <Button
            type="primary"
            loading={retry.isPending}
            disabled={bars.approve !== null}
            onClick={() => void send()}
          >
            {t('drawer.retry')}
          </Button>
        )}
        <Button disabled={bars.transfer !== null} onClick={() => setNoting(true)}>
          {t('drawer.transferIt')}
        </Button>
      </div>
    </>
  );
};

/** What can be done about a refund as it stands. */
export const RefundActions = ({ refund }: { refund: AdminRefundDetail }) => {
  if (refund.state === 'REQUESTED') return <Decision refund={refund} />;
  return refund.state === 'FAILED' ? <Rescue refund={refund} /> : null;
};
