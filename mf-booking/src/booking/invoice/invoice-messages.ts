import { defineMessages } from '@portal/shared/i18n';

export const invoiceMessages = defineMessages('bookingInvoice', {
  'zh-cn': {
    title: '发票',
    lead: '电子发票按实付金额开具，支付后发送到您的邮箱。',
    wanted: '需要发票',
    type: '抬头类型',
    personal: '个人',
    company: '企业',
    name: '发票抬头',
    companyName: '企业名称',
    taxNo: '纳税人识别号',
    taxNoHint: '15–20 位数字或大写字母',
    email: '接收邮箱',
    emailHint: '电子发票会发到这个邮箱',
  },
  en: {
    title: 'Invoice',
    lead: 'An electronic invoice over what you paid is sent by e-mail after payment.',
    wanted: 'I need an invoice',
    type: 'Made out to',
    personal: 'A person',
    company: 'A company',
    name: 'Name on the invoice',
    companyName: 'Company name',
    taxNo: 'Tax number',
    taxNoHint: '15 to 20 digits or capital letters',
    email: 'E-mail address',
    emailHint: 'The invoice is sent here',
  },
});
