import type { ImportFault } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Pager } from '@portal/shared/ui';
import { useState } from 'react';
import { Table } from '#src/list/table/table.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './import.module.css';
import { useImportFaults } from './import-calls.ts';
import { sheetMessages } from './sheet-messages.ts';

const pageSize = 20;

const useColumns = (): TableColumns<ImportFault> => {
  const t = useMessages(sheetMessages);
  const say = useText();
  return [
    { title: t('faultColumns.row'), dataIndex: 'row', width: 64 },
    { title: t('faultColumns.column'), key: 'column', width: 96, render: (_, { column }) => say(column) },
    {
      title: t('faultColumns.value'),
      key: 'value',
      width: '30%',
      render: (_, { value }) => value || <span className={styles.blank}>{t('faultColumns.blank')}</span>,
    },
    { title: t('faultColumns.reason'), key: 'reason', render: (_, { reason }) => say(reason) },
  ];
};

/** Every faulty cell of an import: where it is, what it says, and what is wrong with it. */
export const ImportFaults = ({ id }: { id: number }) => {
  const t = useMessages(sheetMessages);
  const [pageNum, setPageNum] = useState(1);
  const query = useImportFaults(id, pageNum);
  const columns = useColumns();
  return (
    <AdminQuery query={query} skeleton={<RowsSkeleton height={40} />}>
      {({ list, total }) => (
        <div className={styles.faults} aria-busy={query.isPlaceholderData}>
          <Table<ImportFault>
            compact
            label={t('faults.title')}
            keyOf={({ row, column, reason }) => `${row} ${column.en} ${reason.en}`}
            columns={columns}
            rows={list}
          />
          <Pager counted pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPageNum} />
        </div>
      )}
    </AdminQuery>
  );
};
