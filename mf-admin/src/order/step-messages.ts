import { defineMessages } from '@portal/shared/i18n';

/** What is asked for before staff take an order a step on. */
export const stepMessages = defineMessages('adminOrderStep', {
  'zh-cn': {
    reason: '原因',
    reasonHint: '会告知会员',
    carrier: '快递公司',
    tracking: '运单号',
    trackingHint: '字母、数字和 -，至少 4 位',
    owes: '确认后将全额退款，不能撤回。',
    confirm: '确认',
    done: '已处理：{{step}}',
  },
  en: {
    reason: 'Reason',
    reasonHint: 'The member is told',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    trackingHint: 'Letters, digits and -, at least 4',
    owes: 'All of the money goes back; this cannot be undone.',
    confirm: 'Confirm',
    done: 'Done: {{step}}',
  },
});
