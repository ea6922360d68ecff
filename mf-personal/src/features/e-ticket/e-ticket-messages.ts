import { defineMessages } from '@portal/shared/i18n';

export const eTicketMessages = defineMessages('eTicket', {
  'zh-cn': {
    title: '电子票',
    lead: '入园时出示二维码，一人一码，使用一次后失效。',
    print: '打印',
    code: '{{visitor}}的入园二维码',
    anyone: '第 {{place}} 张门票',
    number: '票号 {{ticketNo}}',
    used: '{{at}} 入园',
    held: '退款处理中，暂不能使用',
    states: { ISSUED: '待使用', USED: '已使用', EXPIRED: '已过期', VOID: '已作废' },
  },
  en: {
    title: 'E-tickets',
    lead: 'Show the QR code at the gate: one for each visitor, and each lets in once.',
    print: 'Print',
    code: 'QR code of {{visitor}}',
    anyone: 'Ticket {{place}}',
    number: 'Ticket no. {{ticketNo}}',
    used: 'Entered {{at}}',
    held: 'Being given back: not to be used',
    states: { ISSUED: 'To be used', USED: 'Used', EXPIRED: 'Expired', VOID: 'Void' },
  },
});
