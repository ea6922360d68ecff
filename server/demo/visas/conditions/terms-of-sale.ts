import type { Pair } from '../../tours/tour-seed.ts';

/** What is to be known about every visa. */
export const commonNotices: readonly Pair[] = [
  [
    '使领馆的要求与收费随时可能调整，以签证顾问确认的为准；如有差额多退少补，您也可以全额退款。',
    'Embassies change rules and fees at any time: what the counsellor confirms holds. We settle the difference, or refund you in full.',
  ],
  [
    '工作日从材料齐全并受理的次日算起，不含使领馆节假日与补件时间。',
    'Working days count from the day after complete documents are accepted, without the embassy’s holidays and further requests.',
  ],
  [
    '是否签发、有效期与停留天数由使领馆决定，任何机构都不能保证；请如实提供材料。',
    'Whether, for how long and for what stay a visa is issued is the embassy’s decision; nobody can promise it. Be truthful.',
  ],
  [
    '若您的行程按现行政策无需签证，我们会告诉您并全额退款。',
    'Should your journey need no visa as rules stand, we tell you and refund in full.',
  ],
];

/** What goes back when somebody changes their mind. */
export const refundSteps: readonly Pair[] = [
  ['材料审核前取消：退 100%', 'Cancelled before we review your documents: 100 %'],
  ['审核后、递交使领馆前取消：退 70%', 'Reviewed, not yet submitted: 70 %'],
  [
    '递交后不论是否出签，使领馆费与服务费均不退',
    'Once submitted nothing goes back, whether or not the visa is issued',
  ],
];
