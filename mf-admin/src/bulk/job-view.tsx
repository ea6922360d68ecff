import type { BulkJob } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import styles from './bulk.module.css';
import { isUnderWay, useCancelJob, useUndoJob } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';
import { JobRows } from './job-rows.tsx';

const useStage = ({ state, total, counts }: BulkJob): string => {
  const t = useMessages(bulkMessages);
  if (state === 'waiting') return t('progress.waiting');
  if (state === 'undoing') return t('progress.undoing', { count: counts.done });
  return t('progress.running', { done: total - counts.ready, total });
};

const Progress = ({ job }: { job: BulkJob }) => {
  const t = useMessages(bulkMessages);
  const cancelling = useCancelJob(job.id);
  const stage = useStage(job);
  const { state, total, counts } = job;
  const done = state === 'undoing' ? counts.undone : total - counts.ready;
  const all = state === 'undoing' ? counts.undone + counts.done : total;
  return (
    <div className={styles.progress}>
      <progress max={all || 1} value={done} aria-label={t('progress.label')} />
      <p role="status">{stage}</p>
      {state !== 'undoing' && (
        <>
          <p className={styles.hint}>{t('progress.background')}</p>
          <Button danger loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t('progress.cancel')}
          </Button>
        </>
      )}
    </div>
  );
};

const toneOf = ({ state, counts }: BulkJob) => {
  if (state === 'prepared') return counts.ready === 0 ? 'error' : 'info';
  if (state === 'cancelled') return 'warning';
  return counts.refused > 0 || (state === 'undone' && counts.done > 0) ? 'warning' : 'success';
};

const Outcome = ({ job }: { job: BulkJob }) => {
  const t = useMessages(bulkMessages);
  const { state, counts } = job;
  const isEmpty = state === 'prepared' && counts.ready === 0;
  const key = isEmpty ? 'none' : (state as 'prepared' | 'done' | 'cancelled' | 'undone');
  return <Alert showIcon role="status" type={toneOf(job)} title={t(`ended.${key}`, { ...counts })} />;
};

const Undo = ({ job, until }: { job: BulkJob; until: string }) => {
  const t = useMessages(bulkMessages);
  const language = useLanguage();
  const undoing = useUndoJob(job.id);
  const undo = async () => {
    const question = { title: t('undo.title'), body: t('undo.body', { count: job.counts.done }) };
    if (await confirm({ ...question, confirmLabel: t('undo.confirm'), danger: true })) undoing.mutate();
  };
  return (
    <div className={styles.undo}>
      <p className={styles.hint}>{t('undo.hint', { until: formatInstant(until, language) })}</p>
      <Button loading={undoing.isPending} onClick={() => void undo()}>
        {t('undo.button')}
      </Button>
    </div>
  );
};

/** A bulk job: its preview, its progress or its result, and each of its rows. */
export const JobView = ({ job }: { job: BulkJob }) => (
  <div className={styles.view}>
    {isUnderWay(job) ? <Progress job={job} /> : <Outcome job={job} />}
    {job.undoUntil && <Undo job={job} until={job.undoUntil} />}
    <JobRows job={job} />
  </div>
);
