import { defineMessages } from '@portal/shared/i18n';

export const ticketBookingMessages = defineMessages('ticketConfirm', {
  'zh-cn': {
    missing: {
      title: '这张票现在订不了',
      body: '所选日期或时段可能已过、已售罄，或地址不完整。请回到景点重新选择。',
      sight: '选择其他日期或门票',
      browse: '浏览全部景点',
    },
    visit: {
      label: '游玩日期',
      realName: '实名制',
      change: '更改日期或门票',
    },
    count: {
      title: '张数',
      label: '门票',
      limit_one: '本次最多可订 {{count}} 张',
      limit_other: '本次最多可订 {{count}} 张',
      tooFew_one: '这个时段只剩 {{count}} 张',
      tooFew_other: '这个时段只剩 {{count}} 张',
      soldOut: '这个时段已售罄',
    },
    visitors: {
      title: '游客',
      lead: '证件信息仅用于实名购票和入园核验，加密保存。',
      person: '游客 {{number}}',
    },
    remark: { label: '还有什么需要我们知道', hint: '选填，如需要轮椅通道；我们会尽量安排。' },
    hold: '提交后为您保留门票 {{minutes}} 分钟，请在此期间完成支付。',
    soldOut: {
      title: '门票刚刚被订走了',
      body: '剩余门票不足，没有产生订单，也没有扣款。请减少张数，或选择其他日期、时段。',
    },
    faults: {
      tooMany: '一次最多订 {{count}} 张',
      countMismatch: '每张票需要一位游客',
      duplicate: '与前面的游客重复，同一证件同一天只能订一张',
    },
  },
  en: {
    missing: {
      title: 'This ticket cannot be booked now',
      body: 'The day or time may be over, or sold out, or the address is not complete. Please choose again at the sight.',
      sight: 'Choose another day or ticket',
      browse: 'All sights',
    },
    visit: {
      label: 'Visit on',
      realName: 'ID needed',
      change: 'Change day or ticket',
    },
    count: {
      title: 'How many',
      label: 'Tickets',
      limit_one: 'At most {{count}} ticket can be booked',
      limit_other: 'At most {{count}} tickets can be booked',
      tooFew_one: 'Only {{count}} ticket left at this time',
      tooFew_other: 'Only {{count}} tickets left at this time',
      soldOut: 'Sold out at this time',
    },
    visitors: {
      title: 'Visitors',
      lead: 'Documents serve the tickets and the check at the gate only, and are kept encrypted.',
      person: 'Visitor {{number}}',
    },
    remark: {
      label: 'Anything we should know',
      hint: 'Optional: a way for wheelchairs, for instance. We do what we can.',
    },
    hold: 'Your tickets are then held for {{minutes}} minutes while you pay.',
    soldOut: {
      title: 'Somebody was faster',
      body: 'Too few tickets are left. No order was made and nothing charged. Book fewer, or choose another day or time.',
    },
    faults: {
      tooMany: 'At most {{count}} tickets can be booked at once',
      countMismatch: 'Each ticket needs a visitor',
      duplicate: 'This person is entered twice: one ticket a day for each document',
    },
  },
});
