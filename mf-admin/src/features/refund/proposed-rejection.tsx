import type { RefundRejection } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import styles from './refund.module.css';
import { useConfirmRejection, useDeclineRejection } from './refund-calls.ts';
import { refundMessages } from './refund-messages.ts';

interface ProposedRejectionProps {
  readonly refundNo: string;
  readonly rejection: RefundRejection;
}

/** A proposed rejection with its reason, which a second person confirms or declines, and its proposer withdraws. */
export const ProposedRejection = ({ refundNo, rejection }: ProposedRejectionProps) => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  const confirmIt = useConfirmRejection(refundNo);
  const decline = useDeclineRejection(refundNo);
  const { proposedBy: name, reason, bar, createdAt } = rejection;
  const isOwn = bar === 'proposed';
  const ask = async () => {
    const question = { title: t('rejection.question'), body: t('rejection.body', { reason }) };
    if (await confirm({ ...question, confirmLabel: t('rejection.confirm'), danger: true }))
      confirmIt.mutate(undefined, { onSuccess: () => toast.success(t('rejection.confirmed')) });
  };
  const end = () =>
    decline.mutate(undefined, {
      onSuccess: () => toast.success(t(isOwn ? 'rejection.withdrawn' : 'rejection.declined')),
    });
  const title = t('rejection.title', { name, at: formatInstant(createdAt, language) });
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={title}
        description={
          <>
            <p>{reason}</p>
            {isOwn && <p>{t('rejection.own')}</p>}
          </>
        }
      />
      {bar !== 'bought' && (
        <div className={styles.actions}>
          {!isOwn && (
            <Button danger loading={confirmIt.isPending} onClick={() => void ask()}>
              {t('rejection.confirm')}
            </Button>
          )}
          <Button loading={decline.isPending} onClick={end}>
            {t(isOwn ? 'rejection.withdraw' : 'rejection.decline')}
          </Button>
        </div>
      )}
    </>
  );
};
