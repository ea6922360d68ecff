import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerOf } from '#src/list/list-definition.ts';
import { reviewMessages } from '../review-messages.ts';

/** Shows the chosen reviews again. */
export default function RestoreReviews({ rows, ...drawer }: BulkDrawerOf<StaffReview>) {
  const t = useMessages(reviewMessages);
  return (
    <BulkDrawer
      kind="review-restore"
      ids={rows.map(({ id }) => String(id))}
      about={<p>{t('restore.body')}</p>}
      {...drawer}
    />
  );
}
