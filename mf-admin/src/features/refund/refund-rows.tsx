import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { SelectPage } from '#src/list/selection/select-page.tsx';
import { ReadOnlyTable } from '#src/list/table/read-only-table.tsx';
import { Button } from '#src/ui/button.tsx';
import { type RefundRow, useRefundColumns } from './refund-columns.tsx';
import { refundMessages } from './refund-messages.ts';
import { useApproval } from './use-approval.ts';

interface RefundRowsProps {
  readonly rows: readonly RefundRow[];
  readonly total: number;
  readonly onOpen: (refundNo: string) => void;
}

const idsOf = (rows: readonly RefundRow[]): number[] => rows.map(({ id }) => id);

/** A page of refunds; those that wait for a decision can be approved together. */
export const RefundRows = ({ rows, total, onOpen }: RefundRowsProps) => {
  const t = useMessages(refundMessages);
  // By number: a row's id is its place, which belongs to another refund on the next page.
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { approve, busy } = useApproval();
  const columns = useRefundColumns(onOpen);
  const waiting = rows.filter(({ state }) => state === 'REQUESTED');
  const chosen = waiting.filter(({ refundNo }) => selected.includes(refundNo));
  const select = (ids: readonly number[]) =>
    setSelected(waiting.filter(({ id }) => ids.includes(id)).map(({ refundNo }) => refundNo));
  return (
    <ReadOnlyTable
      label={t('table')}
      rows={rows}
      total={total}
      columns={columns}
      width={1112}
      boxes={{
        chosen: idsOf(chosen),
        canChoose: ({ state }) => state === 'REQUESTED',
        labelOf: ({ refundNo }) => t('select', { refundNo }),
        onChange: select,
      }}
    >
      <SelectPage ids={idsOf(chosen)} selectable={idsOf(waiting)} onSelect={select} />
      {chosen.length > 0 && (
        <Button
          kind="primary"
          size="small"
          loading={busy}
          onClick={() => void approve(chosen, () => setSelected([]))}
        >
          {t('approveChosen', { count: chosen.length })}
        </Button>
      )}
    </ReadOnlyTable>
  );
};
