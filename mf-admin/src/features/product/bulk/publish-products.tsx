import type { ProductRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerOf } from '#src/list/list-definition.ts';
import { productMessages } from '../product-messages.ts';

/** Publishes the chosen products that are complete. */
export default function PublishProducts({ rows, ...drawer }: BulkDrawerOf<ProductRow>) {
  const t = useMessages(productMessages);
  return (
    <BulkDrawer
      kind="product-publish"
      ids={rows.map(({ id }) => String(id))}
      about={<p>{t('chosen.publishHint')}</p>}
      {...drawer}
    />
  );
}
