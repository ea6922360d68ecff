import type { BulkJob } from '@portal/shared/contract';
import { BulkDrawer } from '../../../mf-admin/src/bulk/bulk-drawer.tsx';
import { JobView } from '../../../mf-admin/src/bulk/job-view.tsx';
import { JobsButton } from '../../../mf-admin/src/bulk/jobs-button.tsx';
import AdminTheme from '../../../mf-admin/src/layout/admin-theme.tsx';
import { Overlay } from '../../../mf-admin/src/layout/overlay.tsx';
import { type Examples, nothing, Opens, show } from '../example.tsx';

const job: BulkJob = {
  ...{ id: 1, kind: 'review-take-down', state: 'prepared', total: 4 },
  counts: { ready: 3, done: 0, refused: 1, cancelled: 0, undone: 0 },
  ...{ createdAt: '2026-11-28T02:00:00Z', endedAt: null, undoUntil: null },
};
const shown = (changes: Partial<BulkJob>) => (
  <AdminTheme>
    <JobView job={{ ...job, ...changes }} />
  </AdminTheme>
);
const counts = { ready: 0, done: 3, refused: 1, cancelled: 0, undone: 0 };
const ended = { endedAt: '2026-11-28T02:01:00Z' };

const adminBulk: Examples = {
  wide: true,
  components: (say) => ({
    BulkDrawer: show(Opens, { label: say('批量下架', 'Take down') })({
      default: {
        children: (close) => (
          <Overlay>
            <BulkDrawer
              kind="review-take-down"
              chosen={{ count: 2, ids: ['101', '102'] }}
              onStarted={nothing}
              onClosed={close}
            />
          </Overlay>
        ),
      },
    }),
    JobView: {
      prepared: shown({}),
      'nothing to change': shown({ counts: { ...counts, done: 0, refused: 4 } }),
      waiting: shown({ state: 'waiting' }),
      running: shown({ state: 'running', counts: { ...counts, ready: 2, done: 1 } }),
      done: shown({ ...{ state: 'done', counts, ...ended }, undoUntil: '2026-11-29T02:01:00Z' }),
      cancelled: shown({ ...{ state: 'cancelled', ...ended }, counts: { ...counts, done: 1, cancelled: 2 } }),
      undoing: shown({ ...{ state: 'undoing', ...ended }, counts: { ...counts, done: 2, undone: 1 } }),
      undone: shown({ ...{ state: 'undone', ...ended }, counts: { ...counts, done: 0, undone: 3 } }),
    },
    JobsButton: { default: <JobsButton /> },
  }),
};
export default adminBulk;
