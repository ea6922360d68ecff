import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { reviewMessages } from '../review-messages.ts';

/** Takes the chosen reviews down for a reason that their authors read. */
export default function TakeDownReviews(drawer: BulkDrawerProps) {
  const t = useMessages(reviewMessages);
  return (
    <BulkDrawer
      kind="review-take-down"
      about={<Alert type="warning" showIcon title={t('takeDown.hint')} style={{ marginBottom: 16 }} />}
      {...drawer}
    >
      <ReasonField label={t('takeDown.reason')} placeholder={t('takeDown.placeholder')} />
    </BulkDrawer>
  );
}
