import { defineMessages } from '@portal/shared/i18n';

export const refusalMessages = defineMessages('bookingRefusals', {
  'zh-cn': {
    priceTitle: '价格有变动',
    priceBody: '从 {{before}} 变为 {{now}}。请核对费用明细，确认后再次提交。',
    priceSame: '价格已重新核对，现为 {{now}}。请确认后再次提交。',
    unpaidTitle: '未支付的订单太多了',
    unpaidLink: '查看待支付订单',
    tryTitle: '订单没有提交成功',
    tryBody: '您填写的内容都还在，再次提交不会产生两份订单。',
    tryAgain: '再次提交',
  },
  en: {
    priceTitle: 'The price has changed',
    priceBody: 'It went from {{before}} to {{now}}. Please look at the price and order again if you agree.',
    priceSame: 'It was checked again and is {{now}}. Please order again if you agree.',
    unpaidTitle: 'Too many unpaid orders',
    unpaidLink: 'See unpaid orders',
    tryTitle: 'The order was not placed',
    tryBody: 'All you entered is still here. Ordering again does not make a second order.',
    tryAgain: 'Order again',
  },
});
