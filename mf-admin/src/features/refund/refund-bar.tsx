import type { RefundBar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { refundMessages } from './refund-messages.ts';

/** Why the reader may not act on a refund; nothing when they may. */
export const RefundBarNote = ({ bar }: { bar: RefundBar | null }) => {
  const t = useMessages(refundMessages);
  return bar && <Alert type="info" showIcon title={t(`bars.${bar}`)} />;
};
