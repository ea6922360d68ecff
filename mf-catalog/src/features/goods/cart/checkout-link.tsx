import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { cartMessages } from './cart-messages.ts';
import type { CartRow } from './cart-rows.ts';

/** The way to ordering what is chosen. */
export const CheckoutLink = ({ rows, wide }: { rows: readonly CartRow[]; wide?: boolean }) => {
  const t = useMessages(cartMessages);
  if (rows.length === 0)
    return (
      <Button kind="book" size="large" wide={wide} disabled>
        {t('summary.checkout')}
      </Button>
    );
  const lines = rows.map(({ sku, count }) => ({ skuId: sku.skuId, count }));
  return (
    <LinkButton kind="book" size="large" wide={wide} to={paths.goodsConfirm(lines)}>
      {t('summary.checkout')}
    </LinkButton>
  );
};
