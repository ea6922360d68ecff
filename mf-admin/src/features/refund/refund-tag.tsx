import type { AdminRefund } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { refundMessages } from './refund-messages.ts';

const tones: Readonly<Record<AdminRefund['state'], Tone>> = {
  REQUESTED: 'coral',
  APPROVED: 'sea',
  PROCESSING: 'sea',
  FAILED: 'bad',
  SUCCESS: 'good',
  REJECTED: 'sand',
};

/** How a refund stands: also what keeps it, and how it came to its end. */
export const RefundTags = ({ refund }: { refund: AdminRefund }) => {
  const t = useMessages(refundMessages);
  const { state, problem, replacedBy, transferReference } = refund;
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <Tag tone={tones[state]}>{replacedBy ? t('replaced') : t(`states.${state}`)}</Tag>
      {problem && <Tag tone="bad">{t(`problems.${problem}`)}</Tag>}
      {transferReference && <Tag tone="sand">{t('transferred')}</Tag>}
    </span>
  );
};
