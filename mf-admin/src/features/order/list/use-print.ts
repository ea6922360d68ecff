import type { AdminOrder } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { saveFile } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { ListRow } from '#src/list/list-row.ts';
import { printOrders } from '../order-calls.ts';
import { orderListMessages } from './order-list-messages.ts';

/** Saves the slips of the chosen orders as PDF; the orders stay chosen for what is done next. */
export const usePrint = () => {
  const t = useMessages(orderListMessages);
  const printing = useMutation({ mutationFn: printOrders });
  const save = (file: Blob) => saveFile(file, t('print.file'));
  return {
    run: (rows: readonly ListRow<AdminOrder>[]) =>
      printing.mutate(
        rows.map(({ item }) => item.orderNo),
        { onSuccess: save },
      ),
    busy: printing.isPending,
  };
};
