import type { ProductKind } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import en from './product-kinds.en.json' with { type: 'json' };
import zh from './product-kinds.zh-cn.json' with { type: 'json' };

const kindMessages = defineMessages('adminKinds', { 'zh-cn': zh, en });

/** The kinds of product, in the order of the portal's navigation. */
export const productKinds = [
  'tour',
  'hotel',
  'ticket',
  'goods',
  'visa',
] as const satisfies readonly ProductKind[];

/** The kinds of product as choices. */
export const useProductKindOptions = (): { value: ProductKind; label: string }[] => {
  const t = useMessages(kindMessages);
  return productKinds.map((value) => ({ value, label: t(value) }));
};
