import { defineMessages } from '@portal/shared/i18n';

export const cartLinkMessages = defineMessages('cartLink', {
  'zh-cn': {
    cart: '购物车',
    pieces_one: '购物车，{{count}} 件商品',
    pieces_other: '购物车，{{count}} 件商品',
  },
  en: {
    cart: 'Cart',
    pieces_one: 'Cart, {{count}} piece',
    pieces_other: 'Cart, {{count}} pieces',
  },
});
