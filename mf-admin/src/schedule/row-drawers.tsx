import type { ArticleRow, ProductRow } from '@portal/shared/contract';
import { lazy } from 'react';
import type { ListRow } from '#src/list/list-row.ts';

const ScheduleDrawer = lazy(() => import('./schedule-drawer.tsx'));

interface RowDrawerProps<R> {
  readonly row: ListRow<R>;
  readonly onClosed: () => void;
}

/** When a product of a list is published and taken down. */
export const ProductScheduleDrawer = ({ row, onClosed }: RowDrawerProps<ProductRow>) => (
  <ScheduleDrawer subject="product" id={row.item.id} onClosed={onClosed} />
);

/** When an article of a list is published and taken down. */
export const ArticleScheduleDrawer = ({ row, onClosed }: RowDrawerProps<ArticleRow>) => (
  <ScheduleDrawer subject="article" id={row.item.id} onClosed={onClosed} />
);
