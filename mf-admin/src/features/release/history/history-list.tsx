import type { App, ReleaseEvent } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Timeline, type Tone } from '@portal/shared/ui';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { GateFailures } from '../actions/gate-failures.tsx';
import { useHistory } from '../release-calls.ts';
import styles from './history-list.module.css';
import { historyMessages } from './history-messages.ts';

const tones: Readonly<Record<ReleaseEvent['action'], Tone>> = {
  publish: 'sea',
  promote: 'good',
  rollback: 'bad',
  canary: 'warn',
  'stop-canary': 'sand',
  halt: 'bad',
  pin: 'sand',
  unpin: 'sand',
  lock: 'warn',
  unlock: 'sand',
  retire: 'sand',
};

const Forced = ({ event: { forced, approval } }: { event: ReleaseEvent }) => {
  const t = useMessages(historyMessages);
  if (forced.length === 0) return null;
  return (
    <>
      <details className={styles.forced}>
        <summary>{t('forced', { count: forced.length })}</summary>
        <GateFailures failures={forced} />
      </details>
      {approval && (
        <>
          <span className={styles.reason}>{t('approved', { approver: approval.approver })}</span>
          <q className={styles.reason}>{approval.reason}</q>
        </>
      )}
    </>
  );
};

const Event = ({ event }: { event: ReleaseEvent }) => {
  const t = useMessages(historyMessages);
  const { action, version, replaced, detail, actor, reason } = event;
  const words = action === 'promote' && replaced === null ? 'promoteFirst' : action;
  return (
    <>
      {t(words, { actor, version, replaced: replaced ?? '', detail })}
      {reason && <q className={styles.reason}>{reason}</q>}
      <Forced event={event} />
    </>
  );
};

/** What was done with an app's releases, when, by whom and why. */
export const HistoryList = ({ app }: { app: App }) => {
  const t = useMessages(historyMessages);
  const query = useHistory(app);
  return (
    <AdminQuery
      query={query}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(events) => events.length === 0}
      emptyState={<EmptyState icon="clock" title={t('empty')} />}
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
