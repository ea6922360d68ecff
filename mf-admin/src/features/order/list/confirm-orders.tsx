import type { AdminOrder } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerOf } from '#src/list/list-definition.ts';
import { orderListMessages } from './order-list-messages.ts';

/** Confirms the rooms and groups of the chosen orders. */
export default function ConfirmOrders({ rows, ...drawer }: BulkDrawerOf<AdminOrder>) {
  const t = useMessages(orderListMessages);
  return (
    <BulkDrawer
      kind="order-confirm"
      ids={rows.map(({ item }) => item.orderNo)}
      about={<p>{t('confirm.hint')}</p>}
      {...drawer}
    />
  );
}
