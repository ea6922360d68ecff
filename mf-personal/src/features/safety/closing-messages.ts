import { defineMessages } from '@portal/shared/i18n';

export const closingMessages = defineMessages('accountClosing', {
  'zh-cn': {
    title: '注销账号',
    lead: '15 天后永久清除个人信息，在此之前可以随时撤销。',
    action: '注销账号',
    erasedTitle: '会被清除，不能恢复',
    erased: {
      self: '用户名、昵称、头像、手机号、邮箱、生日',
      belongings: '常用旅客、收货地址、收藏、未使用的优惠券、签证材料',
      orders: '订单中的旅客、联系人、地址和备注，发票抬头',
    },
    keptTitle: '依法保留，但不再指向您',
    kept: {
      trade: '订单号、商品、日期、金额和状态，付款和退款记录，发票号码',
      reviews: '点评的文字和评分，署名“已注销用户”',
    },
    when: '现在注销，将于 {{day}} 清除。在此之前账号照常使用，登录后可撤销。',
    blocked: '有待付款、未完成的订单或处理中的退款时不能注销。',
    confirm: '确认注销',
    closed: '账号已申请注销',
    banner: '账号将于 {{at}} 清除',
    bannerBody: '在此之前可以撤销，一切照旧；之后个人信息永久清除，不能恢复。',
    back: '撤销注销',
    backDone: '已撤销，账号照常使用',
  },
  en: {
    title: 'Close the account',
    lead: 'In 15 days your personal data is erased for good. Until then you can take it back.',
    action: 'Close the account',
    erasedTitle: 'Erased, and cannot be brought back',
    erased: {
      self: 'Username, nickname, picture, mobile number, mail address, birthday',
      belongings: 'Travellers, addresses, collection, unused coupons, documents for visas',
      orders: 'Travellers, contacts, addresses and remarks in orders, names on invoices',
    },
    keptTitle: 'Kept as the law asks, without leading to you',
    kept: {
      trade: 'Order numbers, what was bought, days, amounts and states, payments, refunds, invoice numbers',
      reviews: 'Words and stars of reviews, signed as a closed account',
    },
    when: 'Closed now, it is erased on {{day}}. Until then it works as before, and you can sign in and take it back.',
    blocked: 'It cannot be closed while an order is unpaid or not completed, or a refund is under way.',
    confirm: 'Close it',
    closed: 'Your account is being closed',
    banner: 'Your account is erased on {{at}}',
    bannerBody:
      'Take it back before then and all stays as it is. After that your personal data is gone for good.',
    back: 'Keep my account',
    backDone: 'Your account stays open',
  },
});
