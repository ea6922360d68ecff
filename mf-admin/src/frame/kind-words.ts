import type { ProductKind } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';

const kindMessages = defineMessages('adminKinds', {
  'zh-cn': { tour: '跟团游', hotel: '酒店', ticket: '门票', goods: '商品', visa: '签证' },
  en: { tour: 'Tours', hotel: 'Hotels', ticket: 'Tickets', goods: 'Goods', visa: 'Visas' },
});

const kinds = ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const satisfies readonly ProductKind[];

/** The kinds of product as choices, in the order of the portal's navigation. */
export const useKinds = (): { value: ProductKind; label: string }[] => {
  const t = useMessages(kindMessages);
  return kinds.map((value) => ({ value, label: t(value) }));
};
