import { defineMessages } from '@portal/shared/i18n';

export const eTicketMessages = defineMessages('eTicket', {
  'zh-cn': {
    title: '电子票',
    lead: '入园时出示二维码，一人一码，使用一次后失效。',
    print: '打印',
    save: '保存为文件',
    kept: '已存到这台设备，没有网络时也能在此打开。',
    asOf: '{{at}} 的票面，入园以闸机核验为准。',
    open: '查看订单',
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
    save: 'Save as a file',
    kept: 'Kept on this device: this page opens without a network, too.',
    asOf: 'As of {{at}}. The gate has the last word.',
    open: 'See the order',
    code: 'QR code of {{visitor}}',
    anyone: 'Ticket {{place}}',
    number: 'Ticket no. {{ticketNo}}',
    used: 'Entered {{at}}',
    held: 'Being given back: not to be used',
    states: { ISSUED: 'To be used', USED: 'Used', EXPIRED: 'Expired', VOID: 'Void' },
  },
});
