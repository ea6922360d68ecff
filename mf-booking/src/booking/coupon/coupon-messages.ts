import { defineMessages } from '@portal/shared/i18n';

export const couponMessages = defineMessages('bookingCoupon', {
  'zh-cn': {
    label: '优惠券',
    none: '不使用优惠券',
    noneOwned: '暂无已领取的优惠券',
    option: '{{title}}（{{worth}}）',
    takesOff: '减 {{amount}}',
    from: '满 {{amount}} 可用',
    otherKind: '不适用于此订单',
    early: '未到使用时间',
    over: '已过期',
    given: '可领取的优惠券',
    until: '有效期至 {{day}}',
    claim: '领取并使用',
    line: '优惠券',
  },
  en: {
    label: 'Coupon',
    none: 'Use no coupon',
    noneOwned: 'You have no coupon yet',
    option: '{{title}} ({{worth}})',
    takesOff: '{{amount}} off',
    from: 'from {{amount}}',
    otherKind: 'not for this order',
    early: 'not yet',
    over: 'ended',
    given: 'Coupons you can take',
    until: 'Until {{day}}',
    claim: 'Take and use',
    line: 'Coupon',
  },
});
