import type { BulkJob } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { EmptyState, Pager, Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './bulk.module.css';
import { useBulkJobs } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';
import { useFollowedJob } from './use-followed-job.tsx';

const pageSize = 10;

const tones = {
  prepared: 'sand',
  waiting: 'sea',
  running: 'sea',
  undoing: 'sea',
  done: 'good',
  cancelled: 'warn',
  undone: 'sand',
} as const;

const JobLine = ({ job, onOpen }: { job: BulkJob; onOpen: (job: BulkJob) => void }) => {
  const t = useMessages(bulkMessages);
  const time = formatInstant(job.createdAt, useLanguage());
  const name = t(`kinds.${job.kind}`);
  return (
    <li>
      <button
        type="button"
        className={styles.job}
        aria-label={t('jobs.open', { name, time })}
        onClick={() => onOpen(job)}
      >
        <strong>{name}</strong>
        <span>{t('jobs.total', { count: job.total })}</span>
        <Tag tone={tones[job.state]}>{t(`states.${job.state}`)}</Tag>
        <span className={styles.hint}>{time}</span>
      </button>
    </li>
  );
};

const JobList = ({ onOpen }: { onOpen: (job: BulkJob) => void }) => {
  const t = useMessages(bulkMessages);
  const [pageNum, setPageNum] = useState(1);
  const query = useBulkJobs(pageNum, pageSize);
  return (
    <AdminQuery
      query={query}
      skeleton={<RowsSkeleton rows={4} />}
      empty={({ total }) => total === 0}
      emptyState={<EmptyState title={t('jobs.empty')} body={t('jobs.emptyHint')} />}
    >
      {({ list, total }) => (
        <>
          <p className={styles.hint}>{t('jobs.lead')}</p>
          <ul className={styles.jobs} aria-label={t('jobs.label')}>
            {list.map((job) => (
              <JobLine key={job.id} job={job} onOpen={onOpen} />
            ))}
          </ul>
          <Pager counted pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPageNum} />
        </>
      )}
    </AdminQuery>
  );
};

/** The bulk jobs of the reader, and one of them. */
export default function JobsDrawer({ onClosed }: { onClosed: () => void }) {
  const t = useMessages(bulkMessages);
  const drawer = useDrawer(onClosed);
  const [job, setJob] = useState<BulkJob>();
  const followed = useFollowedJob(job?.id);
  if (!job)
    return (
      <ViewDrawer drawer={drawer} title={t('jobs.title')} width={880}>
        <JobList onOpen={setJob} />
      </ViewDrawer>
    );
  return (
    <FormDrawer drawer={drawer} title={t(`kinds.${job.kind}`)} width={880} {...followed.footer}>
      <Button type="link" style={{ paddingInline: 0 }} onClick={() => setJob(undefined)}>
        {t('jobs.back')}
      </Button>
      {followed.content}
    </FormDrawer>
  );
}
