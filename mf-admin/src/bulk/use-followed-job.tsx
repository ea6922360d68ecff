import { useMessages } from '@portal/shared/i18n';
import { saveFile } from '@portal/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { isUnderWay, useBulkJob, useRefreshLists, useResultSheet, useStartJob } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';
import { JobView } from './job-view.tsx';

/** A job as a drawer shows it: its content, and the button that starts it or downloads its result. */
export const useFollowedJob = (id: number | undefined, onStarted?: () => void) => {
  const t = useMessages(bulkMessages);
  const query = useBulkJob(id);
  const starting = useStartJob();
  const sheet = useResultSheet();
  const refresh = useRefreshLists();
  const job = query.data;
  const underWay = job !== undefined && isUnderWay(job);
  const isPrepared = job?.state === 'prepared';
  useEffect(() => (underWay ? refresh : undefined), [underWay]);
  const submit = () => {
    if (job === undefined) return;
    if (isPrepared) starting.mutate(job.id, { onSuccess: onStarted });
    else sheet.mutate(job.id, { onSuccess: (file) => saveFile(file, t('file', { id: job.id })) });
  };
  const content: ReactNode = (
    <AdminQuery query={query} skeleton={<RowsSkeleton rows={4} />}>
      {(found) => <JobView job={found} />}
    </AdminQuery>
  );
  return {
    content,
    footer: {
      submitLabel: isPrepared ? t('start', { count: job.counts.ready }) : t('download'),
      busy: starting.isPending || sheet.isPending,
      disabled: job === undefined || underWay || (isPrepared && job.counts.ready === 0),
      done: job !== undefined && !isPrepared,
      onSubmit: submit,
    },
  };
};
