import type { AdminRefund } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Tag, TextLink, type Tone } from '@portal/shared/ui';
import { useOpenRecord } from '#src/list/use-open-record.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';

/** Where the URL has the number of the opened refund. */
export const refundParam = 'no';

interface CellProps {
  readonly refund: AdminRefund;
}

/** The number of a refund, which opens it. */
export const Numbered = ({ refund: { refundNo } }: CellProps) => {
  const [, open] = useOpenRecord(refundParam);
  return (
    <Button kind="link" className={styles.open} onClick={() => open(refundNo)}>
      {refundNo}
    </Button>
  );
};

export const Ordered = ({ refund: { orderNo, title } }: CellProps) => {
  const text = useText();
  return (
    <span className={styles.stack}>
      <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>
      <small>{text(title)}</small>
    </span>
  );
};

export const Amount = ({ refund: { amount, fee, scope } }: CellProps) => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  return (
    <span className={styles.stack}>
      <strong className={styles.number}>{formatMoney(amount, language)}</strong>
      <small>
        {t(`scopes.${scope}`)} {fee > 0 && t('fee', { amount: formatMoney(fee, language) })}
      </small>
    </span>
  );
};

const tones: Readonly<Record<AdminRefund['state'], Tone>> = {
  REQUESTED: 'coral',
  APPROVED: 'sea',
  PROCESSING: 'sea',
  FAILED: 'bad',
  SUCCESS: 'good',
  REJECTED: 'sand',
};

/** The state of a refund, with what delays it or how it ended. */
export const RefundTags = ({ refund }: CellProps) => {
  const t = useMessages(refundMessages);
  const { state, problem, replacedBy, transferReference, proposedBy, rejection } = refund;
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <Tag tone={tones[state]}>{replacedBy ? t('replaced') : t(`states.${state}`)}</Tag>
      {state === 'REQUESTED' && proposedBy && <Tag tone="sand">{t('proposal')}</Tag>}
      {rejection && <Tag tone="sand">{t('rejecting')}</Tag>}
      {problem && <Tag tone="bad">{t(`problems.${problem}`)}</Tag>}
      {transferReference && <Tag tone="sand">{t('transferred')}</Tag>}
    </span>
  );
};
