import { defineMessages } from '@portal/shared/i18n';

const chinese = {
  kinds: { tour: '线路', hotel: '酒店', ticket: '门票', goods: '商品', visa: '签证' },
  states: {
    PENDING_PAYMENT: '待支付',
    PAID: '已支付',
    REFUND_REQUESTED: '退款待审批',
    REFUNDING: '退款中',
    PARTIALLY_REFUNDED: '部分退款',
    COMPLETED: '已完成',
    REFUNDED: '已退款',
    CLOSED: '已关闭',
  },
  fulfilment: {
    tour: {
      GROUP_PENDING: '待成团',
      CONFIRMED: '已成团',
      FAILED_GROUP: '未成团',
      TRAVELLING: '行程中',
      COMPLETED: '行程结束',
    },
    hotel: {
      CONFIRMING: '待确认房间',
      CONFIRMED: '房间已确认',
      REJECTED: '酒店未能接待',
      CHECKED_IN: '已入住',
      NO_SHOW: '未入住',
      COMPLETED: '已离店',
    },
    ticket: { ISSUED: '待使用', PARTLY_USED: '部分使用', USED: '已使用', EXPIRED: '已过期' },
    goods: {
      TO_SHIP: '待发货',
      SHIPPED: '已发货',
      RECEIVED: '已收货',
      COMPLETED: '交易完成',
      RETURN_REQUESTED: '退货待审批',
      RETURNING: '退货中',
      REFUNDED: '已退货',
    },
    visa: {
      DOCS_PENDING: '待交材料',
      DOCS_REJECTED: '材料需补充',
      REVIEWING: '材料待审核',
      SUBMITTED: '已送签',
      APPROVED: '已出签',
      REFUSED: '被拒签',
      DELIVERED: '已寄还',
    },
  },
} as const;

type Same<W> = { readonly [N in keyof W]: W[N] extends string ? string : Same<W[N]> };

const english: Same<typeof chinese> = {
  kinds: { tour: 'Tour', hotel: 'Hotel', ticket: 'Ticket', goods: 'Goods', visa: 'Visa' },
  states: {
    PENDING_PAYMENT: 'To be paid',
    PAID: 'Paid',
    REFUND_REQUESTED: 'Refund to decide',
    REFUNDING: 'Refund under way',
    PARTIALLY_REFUNDED: 'Refunded in part',
    COMPLETED: 'Completed',
    REFUNDED: 'Refunded',
    CLOSED: 'Closed',
  },
  fulfilment: {
    tour: {
      GROUP_PENDING: 'Group pending',
      CONFIRMED: 'Group confirmed',
      FAILED_GROUP: 'Too few travellers',
      TRAVELLING: 'Travelling',
      COMPLETED: 'Back home',
    },
    hotel: {
      CONFIRMING: 'Room to confirm',
      CONFIRMED: 'Room confirmed',
      REJECTED: 'No room',
      CHECKED_IN: 'Checked in',
      NO_SHOW: 'Not arrived',
      COMPLETED: 'Checked out',
    },
    ticket: { ISSUED: 'To be used', PARTLY_USED: 'Used in part', USED: 'Used', EXPIRED: 'Expired' },
    goods: {
      TO_SHIP: 'To be sent',
      SHIPPED: 'Sent',
      RECEIVED: 'Received',
      COMPLETED: 'Done',
      RETURN_REQUESTED: 'Return to decide',
      RETURNING: 'Being returned',
      REFUNDED: 'Returned',
    },
    visa: {
      DOCS_PENDING: 'Documents awaited',
      DOCS_REJECTED: 'Documents to replace',
      REVIEWING: 'To be reviewed',
      SUBMITTED: 'At the consulate',
      APPROVED: 'Granted',
      REFUSED: 'Refused',
      DELIVERED: 'Sent back',
    },
  },
};

/** How kinds, states and steps of orders are called by staff. */
export const orderWordMessages = defineMessages('adminOrderWords', { 'zh-cn': chinese, en: english });

/** The steps of each kind, in their order. */
export const fulfilmentNames = chinese.fulfilment;
