import { defineMessages } from '@portal/shared/i18n';

export const goodsBookingMessages = defineMessages('goodsConfirm', {
  'zh-cn': {
    missing: {
      title: '这些商品现在买不了',
      body: '其中可能有商品已下架，或地址不完整。请回到购物车重新选择。',
      cart: '返回购物车',
      product: '返回商品',
    },
    things: {
      title: '商品清单',
      pieces_one: '共 {{count}} 件',
      pieces_other: '共 {{count}} 件',
      tooFew_one: '库存只剩 {{count}} 件',
      tooFew_other: '库存只剩 {{count}} 件',
      soldOut: '已售罄',
    },
    address: { title: '收货地址', lead: '运费按省份计算；目前配送中国大陆各省份。', owner: '收货地址' },
    freight: '运费',
    remark: { label: '给我们的留言', hint: '选填，如送货时间、放代收点；我们会转告快递。' },
    hold: '提交后为您保留商品 {{minutes}} 分钟，请在此期间完成支付。',
    soldOut: {
      title: '有商品库存不足了',
      body: '刚刚被其他人买走了，没有产生订单，也没有扣款。请减少件数，或换一种规格。',
    },
  },
  en: {
    missing: {
      title: 'These goods cannot be bought now',
      body: 'Some may not be sold any more, or the address is not complete. Please choose again in the cart.',
      cart: 'Back to the cart',
      product: 'Back to the goods',
    },
    things: {
      title: 'Goods',
      pieces_one: '{{count}} piece in all',
      pieces_other: '{{count}} pieces in all',
      tooFew_one: 'Only {{count}} left',
      tooFew_other: 'Only {{count}} left',
      soldOut: 'Sold out',
    },
    address: {
      title: 'Delivery',
      lead: 'What sending costs depends on the province; we deliver all over mainland China.',
      owner: 'Delivery',
    },
    freight: 'Delivery',
    remark: {
      label: 'A word to us',
      hint: 'Optional: a time of delivery, a pick-up point. We tell the courier.',
    },
    hold: 'Your goods are then held for {{minutes}} minutes while you pay.',
    soldOut: {
      title: 'Somebody was faster',
      body: 'Too few are left of something. No order was made and nothing charged. Buy fewer, or choose another kind.',
    },
  },
});
