import type { BillDifference } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { ListPager } from '#src/list/list-pager.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from '../reconciliation.module.css';
import { useDifferences } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { DifferenceItem } from './difference-item.tsx';

const ResolveDrawer = lazy(() => import('./resolve-drawer.tsx'));

const first = { pageNum: 1, pageSize: 10 };

/** Every difference of a day in words, unresolved ones first, with what to do about each. */
export const DayDifferences = ({ day }: { day: string }) => {
  const t = useMessages(reconciliationMessages);
  const [page, setPage] = useState(first);
  const [resolving, resolve, turn] = useOverlay<BillDifference>();
  const query = useDifferences(day, page);
  return (
    <AdminQuery
      query={query}
      skeleton={<RowsSkeleton height={160} rows={3} />}
      empty={({ total }) => total === 0}
      emptyState={<EmptyState title={t('day.none')} body={t('day.noneBody')} />}
    >
      {({ list, total }) => (
        <>
          <div className={styles.list}>
            {list.map((difference) => (
              <DifferenceItem
                key={difference.id}
                difference={difference}
                onResolve={() => resolve(difference)}
              />
            ))}
          </div>
          <ListPager
            {...page}
            total={total}
            onChange={(change) => setPage({ ...page, ...first, ...change })}
          />
          {resolving && (
            <Overlay>
              <ResolveDrawer key={turn} difference={resolving} onClosed={() => resolve(undefined)} />
            </Overlay>
          )}
        </>
      )}
    </AdminQuery>
  );
};
