import type { App, ReleaseEvent } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Timeline, type Tone } from '@portal/shared/ui';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import styles from './history-list.module.css';
import { useHistory } from './release-calls.ts';
import { releaseMessages } from './release-messages.ts';

const tones: Readonly<Record<ReleaseEvent['action'], Tone>> = {
  publish: 'sea',
  promote: 'good',
  rollback: 'bad',
};

const Event = ({ event }: { event: ReleaseEvent }) => {
  const t = useMessages(releaseMessages);
  const { action, version, replaced, actor, reason } = event;
  const words = action === 'promote' && replaced === null ? 'promoteFirst' : action;
  return (
    <>
      {t(`history.${words}`, { actor, version, replaced: replaced ?? '' })}
      {reason && <q className={styles.reason}>{reason}</q>}
    </>
  );
};

/** What was done with an app's releases, when, by whom and why. */
export const HistoryList = ({ app }: { app: App }) => {
  const t = useMessages(releaseMessages);
  const query = useHistory(app);
  return (
    <AdminQuery
      query={query}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(events) => events.length === 0}
      emptyState={<EmptyState icon="clock" title={t('history.empty')} />}
    >
      {(events) => (
        <Timeline
          items={events.map((event) => ({
            at: event.at,
            tone: tones[event.action],
            text: <Event event={event} />,
          }))}
        />
      )}
    </AdminQuery>
  );
};
