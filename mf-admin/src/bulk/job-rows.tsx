import type { BulkJob, BulkRow, BulkRowState } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Pager, Tag, useMedia } from '@portal/shared/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import { Table } from '#src/list/table/table.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './bulk.module.css';
import { useBulkRows } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';

const pageSize = 20;

const states = ['ready', 'done', 'refused', 'cancelled', 'undone'] as const satisfies readonly BulkRowState[];

const tones = { ready: 'sand', done: 'good', refused: 'bad', cancelled: 'sand', undone: 'warn' } as const;

const useColumns = (): TableColumns<BulkRow> => {
  const t = useMessages(bulkMessages);
  const say = useText();
  return [
    { title: t('rows.number'), dataIndex: 'number', width: 64 },
    {
      title: t('rows.record'),
      key: 'record',
      width: '32%',
      render: (_, { name, key }) => (
        <>
          {say(name)}
          <span className={styles.key}>{key}</span>
        </>
      ),
    },
    {
      title: t('rows.change'),
      key: 'change',
      render: (_, { before, after }) =>
        after ? t('rows.from', { before: say(before) || '—', after: say(after) }) : say(before) || '—',
    },
    {
      title: t('rows.result'),
      key: 'result',
      width: 96,
      render: (_, { state }) => <Tag tone={tones[state]}>{t(`rowStates.${state}`)}</Tag>,
    },
    { title: t('rows.reason'), key: 'reason', width: '28%', render: (_, { reason }) => say(reason) || '—' },
  ];
};

interface StateFilterProps {
  readonly job: BulkJob;
  readonly state: BulkRowState | undefined;
  readonly onChange: (state: BulkRowState | undefined) => void;
}

const StateFilter = ({ job: { counts, total }, state, onChange }: StateFilterProps) => {
  const t = useMessages(bulkMessages);
  const there = states.filter((one) => counts[one] > 0 || one === state);
  return (
    <Radio.Group
      aria-label={t('rows.filter')}
      optionType="button"
      value={state ?? 'all'}
      onChange={({ target: { value } }) => onChange(states.find((one) => one === value))}
      options={[
        { value: 'all', label: t('rows.all', { count: total }) },
        ...there.map((one) => ({
          value: one,
          label: t('rows.state', { name: t(`rowStates.${one}`), count: counts[one] }),
        })),
      ]}
    />
  );
};

/** The rows of a job: what changes or changed, and why not. */
export const JobRows = ({ job }: { job: BulkJob }) => {
  const t = useMessages(bulkMessages);
  const [{ state, pageNum }, setShown] = useState<{ state?: BulkRowState; pageNum: number }>({ pageNum: 1 });
  const query = useBulkRows(job, { state, pageNum, pageSize });
  const narrow = useMedia('(max-width: 599px)');
  const columns = useColumns();
  return (
    <section aria-label={t('rows.label')} className={styles.view}>
      <StateFilter job={job} state={state} onChange={(one) => setShown({ state: one, pageNum: 1 })} />
      <AdminQuery query={query} skeleton={<RowsSkeleton height={40} />}>
        {({ list, total }) => (
          <div className={styles.rows} aria-busy={query.isPlaceholderData}>
            <Table<BulkRow>
              compact
              label={t('rows.label')}
              width={narrow ? 480 : 640}
              keyOf={({ number }) => number}
              columns={narrow ? columns.filter((column) => column.dataIndex !== 'number') : columns}
              rows={list}
            />
            <Pager
              counted
              pageNum={pageNum}
              pageSize={pageSize}
              total={total}
              onChange={(next) => setShown({ state, pageNum: next })}
            />
          </div>
        )}
      </AdminQuery>
    </section>
  );
};
