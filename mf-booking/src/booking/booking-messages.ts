import { defineMessages } from '@portal/shared/i18n';

/** What every kind says the same. */
export const bookingMessages = defineMessages('booking', {
  'zh-cn': {
    title: '填写订单',
    steps: { fill: '填写订单', pay: '支付', done: '预订完成' },
    contact: {
      title: '联系人',
      lead: '订单与出行通知会发给联系人。',
      name: '姓名',
      mobile: '手机号',
      email: '电子邮箱',
      optional: '选填',
    },
    terms: { title: '取消规则', accept: '提交订单即表示您同意以上规则。' },
    remark: { title: '备注', count: '{{count}}/500' },
    unpaid: {
      title: '您有一份未支付的订单',
      body: '{{title}}，{{amount}}，为您保留至 {{until}}。',
      pay: '继续支付',
    },
    price: {
      title: '费用明细',
      total: '应付总额',
      loading: '正在计算价格',
      failed: '暂时算不出价格',
      retry: '重新计算',
      submit: '提交订单',
    },
  },
  en: {
    title: 'Your booking',
    steps: { fill: 'Details', pay: 'Payment', done: 'Booked' },
    contact: {
      title: 'Contact',
      lead: 'News on the order and the journey go here.',
      name: 'Full name',
      mobile: 'Mobile',
      email: 'E-mail',
      optional: 'Optional',
    },
    terms: { title: 'If you cancel', accept: 'By placing the order you agree to these terms.' },
    remark: { title: 'Notes', count: '{{count}}/500' },
    unpaid: {
      title: 'You have an unpaid order',
      body: '{{title}}, {{amount}}, held for you until {{until}}.',
      pay: 'Pay for it',
    },
    price: {
      title: 'Price',
      total: 'Total',
      loading: 'Working out the price',
      failed: 'The price is not to be had just now',
      retry: 'Try again',
      submit: 'Place the order',
    },
  },
});
