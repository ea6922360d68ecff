import type { AdminRefundDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './refund.module.css';
import { RefundActions } from './refund-actions.tsx';
import { RefundBasis } from './refund-basis.tsx';
import { useRefund } from './refund-calls.ts';
import { RefundTags } from './refund-cells.tsx';
import { refundMessages } from './refund-messages.ts';

const Dossier = ({ refund }: { refund: AdminRefundDetail }) => {
  const t = useMessages(refundMessages);
  return (
    <div className={styles.drawer}>
      <RefundTags refund={refund} />
      {refund.problem && <Alert type="warning" showIcon title={t(`stuck.${refund.problem}`)} />}
      <RefundActions refund={refund} />
      <RefundBasis refund={refund} />
    </div>
  );
};

interface RefundDrawerProps {
  /** The number of the refund. */
  readonly id: string;
  readonly onClosed: () => void;
}

/** A refund with what it is decided on, and the decision. */
export default function RefundDrawer({ id: refundNo, onClosed }: RefundDrawerProps) {
  const t = useMessages(refundMessages);
  const drawer = useDrawer(onClosed);
  return (
    <ViewDrawer drawer={drawer} title={t('drawer.title', { refundNo })} width={560}>
      <AdminQuery query={useRefund(refundNo)} skeleton={<RowsSkeleton height={40} />}>
        {(refund) => <Dossier refund={refund} />}
      </AdminQuery>
    </ViewDrawer>
  );
}
