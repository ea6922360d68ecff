import { defineMessages } from '@portal/shared/i18n';

/** The words of the list of who departs together. */
export const passengerMessages = defineMessages('adminPassenger', {
  'zh-cn': {
    title: '出团名单',
    lead: '{{day}} 出发，共 {{count}} 人。仅含已付款且未退款的订单。',
    back: '返回订单',
    print: '打印名单',
    child: '儿童',
    columns: {
      number: '序号',
      name: '姓名',
      document: '证件',
      order: '订单号',
      contact: '联系人',
      remark: '备注',
    },
  },
  en: {
    title: 'Passenger list',
    lead: 'Departs {{day}}, {{count}} in all. Only orders that are paid and not given back.',
    back: 'Back to the order',
    print: 'Print the list',
    child: 'Child',
    columns: {
      number: 'No.',
      name: 'Name',
      document: 'Document',
      order: 'Order',
      contact: 'Contact',
      remark: 'Remark',
    },
  },
});
