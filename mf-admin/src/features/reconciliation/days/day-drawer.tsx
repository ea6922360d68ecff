import { useMessages } from '@portal/shared/i18n';
import { EmptyState } from '@portal/shared/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ListPager } from '#src/list/list-pager.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from '../reconciliation.module.css';
import { useDifferences } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { DifferenceItem } from './difference-item.tsx';

const first = { pageNum: 1, pageSize: 10 };

/** Every difference of a day in words, with what to do about each. */
export default function DayDrawer({ day, onClosed }: { day: string; onClosed: () => void }) {
  const t = useMessages(reconciliationMessages);
  const drawer = useDrawer(onClosed);
  const [page, setPage] = useState(first);
  const query = useDifferences(day, page);
  return (
    <Drawer
      open={drawer.open}
      title={t('day.title', { day })}
      size="min(640px, 100vw)"
      onClose={drawer.close}
      afterOpenChange={drawer.afterOpenChange}
    >
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
                <DifferenceItem key={difference.id} difference={difference} />
              ))}
            </div>
            <ListPager
              {...page}
              total={total}
              onChange={(change) => setPage({ ...page, ...first, ...change })}
            />
          </>
        )}
      </AdminQuery>
    </Drawer>
  );
}
