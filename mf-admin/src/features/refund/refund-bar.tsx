import type { RefundBar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { refundMessages } from './refund-messages.ts';

interface RefundBarNoteProps {
  readonly bar: RefundBar | 'owed' | null;
  /** What the reader may do instead. */
  readonly instead?: string | undefined;
}

/** Why the reader may not act on a refund; nothing when they may. */
export const RefundBarNote = ({ bar, instead }: RefundBarNoteProps) => {
  const t = useMessages(refundMessages);
  return bar && <Alert type="info" showIcon title={t(`bars.${bar}`)} description={instead} />;
};
