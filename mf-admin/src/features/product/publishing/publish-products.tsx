import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { productMessages } from '../product-messages.ts';
import { publishingRight } from './publishing-calls.ts';
import { publishingMessages } from './publishing-messages.ts';

/** Publishes the chosen products that are complete, or proposes that with a reason. */
export default function PublishProducts(props: BulkDrawerProps) {
  const t = useMessages(productMessages);
  const publishing = useMessages(publishingMessages);
  const right = useQuery(publishingRight);
  if (right.isPending) return null;
  return (
    <BulkDrawer kind="product-publish" about={<p>{t('chosen.publishHint')}</p>} {...props}>
      {right.data?.needsApproval ? <ReasonField label={publishing('ask.reason')} /> : undefined}
    </BulkDrawer>
  );
}
