import type { ProductRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerOf } from '#src/list/list-definition.ts';
import { productMessages } from '../product-messages.ts';

/** Takes the chosen products off sale. */
export default function TakeDownProducts({ rows, ...drawer }: BulkDrawerOf<ProductRow>) {
  const t = useMessages(productMessages);
  return (
    <BulkDrawer
      kind="product-take-down"
      ids={rows.map(({ id }) => String(id))}
      about={<p>{t('takeDown.body')}</p>}
      {...drawer}
    />
  );
}
