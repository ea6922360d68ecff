import type { Pair } from '../../tours/tour-seed.ts';

type Step = readonly [title: Pair, body: Pair];

interface Way {
  /** How much has to be brought. */
  readonly papers: 'light' | 'regular' | 'full';
  readonly interview: boolean;
  readonly accepts: Pair;
  readonly steps: readonly Step[];
  readonly included: readonly Pair[];
  readonly notices: readonly Pair[];
}

const order: Step = [
  ['下单付款', 'Order'],
  [
    '选好签证类型与人数，付款后半小时内签证顾问联系您。',
    'Choose the visa and how many apply; a counsellor calls within half an hour.',
  ],
];
const upload: Step = [
  ['上传材料', 'Upload'],
  [
    '手机拍照上传，顾问一个工作日内逐份审核并告诉您缺什么。',
    'Photograph and upload; within a working day we check each and tell you what is missing.',
  ],
];
const send: Step = [
  ['审核并寄送原件', 'Check and send'],
  [
    '电子版审核通过后，把原件寄到湛江门店或到店递交。',
    'Once the scans are in order, send the originals to our shop in Zhanjiang or bring them.',
  ],
];
const fingerprints: Step = [
  ['预约并录指纹', 'Fingerprints'],
  [
    '顾问代约广州签证中心，本人前往，全程约一小时；可另约顾问陪同。',
    'We book the centre in Guangzhou; you go in person, about an hour. A counsellor can come along.',
  ],
];
const meeting: Step = [
  ['面谈辅导与面谈', 'Interview'],
  [
    '先做一次 40 分钟的模拟面谈，再按预约时间到领馆面谈，请如实回答。',
    'A rehearsal of forty minutes, then the consulate at the hour booked. Answer truthfully.',
  ],
];
const byMail: Step = [
  ['出签', 'The visa'],
  ['电子签发到邮箱与订单页，请打印随身带。', 'It comes to your mail and order page: print it and carry it.'],
];
const byCourier: Step = [
  ['出签寄回', 'The visa'],
  [
    '核对姓名、有效期与次数后，顺丰到付寄回护照，或到店自取。',
    'We check name, validity and entries, then send the passport back; or fetch it.',
  ],
];
const submit: Step = [
  ['递交使领馆', 'Submit'],
  [
    '递交后可在订单页看到进度，使领馆可能要求补充材料或电话核实。',
    'Your order page shows the progress; the consulate may ask for more or call.',
  ],
];

const fee: Pair = ['使领馆签证费', 'The embassy’s fee'];
const service: Pair = ['材料审核、填表、翻译与预约', 'Checking, forms, translation and appointments'];
const advice: Pair = ['签证顾问一对一微信与电话服务', 'A counsellor of your own, by message and telephone'];
const centreFee: Pair = ['签证中心服务费', 'The visa centre’s fee'];
const rehearsal: Pair = ['一次模拟面谈', 'One rehearsal of the interview'];

const southern: Pair = [
  '广东、广西、海南、福建签发护照，或在上述地区居住半年以上',
  'Passports issued in Guangdong, Guangxi, Hainan or Fujian, or half a year’s residence there',
];
const nationwide: Pair = ['全国受理，不限户籍', 'All of China, wherever you are registered'];

const printed: Pair = [
  '电子签须打印，姓名与护照一字不差方可使用。',
  'Print the e-visa; it must agree with the passport to the letter.',
];
const inPerson: Pair = [
  '十四岁以下儿童一般免录指纹，以签证中心当日要求为准。',
  'Children below fourteen usually give no fingerprints; the centre decides on the day.',
];
const kept: Pair = [
  '审理期间护照留在使领馆，请勿安排其他出境行程。',
  'Your passport stays with the consulate meanwhile: plan no other journey.',
];

/** How a visa is applied for. */
export const ways = {
  online: {
    papers: 'light',
    interview: false,
    accepts: nationwide,
    steps: [order, upload, submit, byMail],
    included: [fee, service, advice],
    notices: [printed],
  },
  sticker: {
    papers: 'regular',
    interview: false,
    accepts: southern,
    steps: [order, upload, send, submit, byCourier],
    included: [fee, service, advice],
    notices: [kept],
  },
  centre: {
    papers: 'full',
    interview: false,
    accepts: nationwide,
    steps: [order, upload, fingerprints, submit, byCourier],
    included: [fee, centreFee, service, advice],
    notices: [inPerson, kept],
  },
  schengen: {
    papers: 'full',
    interview: false,
    accepts: southern,
    steps: [order, upload, fingerprints, submit, byCourier],
    included: [fee, centreFee, service, advice],
    notices: [
      [
        '申根签证向停留最久的国家申请；时间相同则向首入国申请。',
        'Apply to the state where you stay longest; if equal, to the one you enter first.',
      ],
      inPerson,
      kept,
    ],
  },
  interview: {
    papers: 'full',
    interview: true,
    accepts: southern,
    steps: [order, upload, meeting, submit, byCourier],
    included: [fee, service, rehearsal, advice],
    notices: [
      [
        '面谈名额由领馆放出，旺季等候可能数周，请尽早下单。',
        'The consulate releases interview slots; in season the wait may be weeks, so order early.',
      ],
      kept,
    ],
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof ways;
