import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { BulkDrawerOf } from '#src/list/list-definition.ts';
import { reviewMessages } from '../review-messages.ts';

/** Takes the chosen reviews down for a reason that their authors read. */
export default function TakeDownReviews({ rows, ...drawer }: BulkDrawerOf<StaffReview>) {
  const t = useMessages(reviewMessages);
  return (
    <BulkDrawer
      kind="review-take-down"
      ids={rows.map(({ id }) => String(id))}
      about={<Alert type="warning" showIcon title={t('takeDown.hint')} style={{ marginBottom: 16 }} />}
      {...drawer}
    >
      <ReasonField label={t('takeDown.reason')} placeholder={t('takeDown.placeholder')} />
    </BulkDrawer>
  );
}
