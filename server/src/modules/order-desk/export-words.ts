import type { Language, OrderState, ProductKind } from '@portal/shared/contract';

interface ExportWords {
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<ProductKind, string>>;
  readonly states: Readonly<Record<OrderState, string>>;
}

/** What the exported sheet says, in both languages. */
export const exportWords: Readonly<Record<Language, ExportWords>> = {
  'zh-cn': {
    columns: [
      ...['订单号', '种类', '产品', '状态', '下单日期', '出行日期', '数量', '金额（元）', '已退（元）'],
      ...['会员', '联系人', '手机号'],
    ],
    kinds: { tour: '线路', hotel: '酒店', ticket: '门票', goods: '商品', visa: '签证' },
    states: {
      PENDING_PAYMENT: '待支付',
      PAID: '已支付',
      COMPLETED: '已完成',
      CLOSED: '已关闭',
      REFUND_REQUESTED: '退款待审批',
      REFUNDING: '退款中',
      PARTIALLY_REFUNDED: '部分退款',
      REFUNDED: '已退款',
    },
  },
  en: {
    columns: [
      ...['Order', 'Kind', 'Product', 'State', 'Ordered on', 'Travels on', 'Quantity', 'Amount (CNY)'],
      ...['Refunded (CNY)', 'Member', 'Contact', 'Mobile'],
    ],
    kinds: { tour: 'Tour', hotel: 'Hotel', ticket: 'Ticket', goods: 'Goods', visa: 'Visa' },
    states: {
      PENDING_PAYMENT: 'To be paid',
      PAID: 'Paid',
      COMPLETED: 'Completed',
      CLOSED: 'Closed',
      REFUND_REQUESTED: 'Refund to be decided',
      REFUNDING: 'Refund under way',
      PARTIALLY_REFUNDED: 'Refunded in part',
      REFUNDED: 'Refunded',
    },
  },
};
