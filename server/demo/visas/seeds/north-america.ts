import type { VisaSeed } from '../visa-seed.ts';

/** The United States and Canada. */
export const northAmerica: readonly VisaSeed[] = [
  {
    slug: 'usa-tourist',
    country: '美国',
    purpose: '旅游签证',
    way: 'interview',
    traits: ['需面试', '多次往返', '录指纹'],
    title: ['美国十年多次旅游签证 B2', 'United States: tourist visa B2'],
    summary: [
      'DS-160 填得准、面谈说得清，是过签的两件事。',
      'Two things count: an exact DS-160 and a clear interview.',
    ],
    highlights: [
      ['DS-160 双人复核', 'DS-160 checked by two'],
      ['广州领馆面谈预约与改期', 'Appointments in Guangzhou'],
      ['模拟面谈后再去', 'A rehearsal before you go'],
    ],
    notices: [
      ['十年签证须每两年在线更新 EVUS 信息。', 'Ten-year visas need an EVUS update every two years.'],
    ],
    types: [
      {
        entries: 'multiple',
        name: ['普通预约', 'Ordinary slot'],
        validity: ['10 年为主', 'usually 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 30,
        price: 1880,
      },
      {
        entries: 'multiple',
        name: ['加急预约', 'Early slot'],
        validity: ['10 年为主', 'usually 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 12,
        price: 2680,
        express: true,
      },
    ],
  },
  {
    slug: 'usa-business',
    country: '美国',
    purpose: '商务签证',
    way: 'interview',
    traits: ['需面试', '多次往返'],
    title: ['美国商务签证 B1', 'United States: business visa B1'],
    summary: [
      '参展、会议、培训，邀请函与公司介绍要一页讲清。',
      'For fairs, meetings and training: invitation and company on a page each.',
    ],
    highlights: [
      ['公司介绍英文一页纸', 'Your company on a page of English'],
      ['同团多人同日面谈', 'Colleagues on one day'],
      ['展会邀请函代申请', 'Fair invitations requested'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['10 年为主', 'usually 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 30,
        price: 1980,
      },
    ],
  },
  {
    slug: 'usa-family',
    country: '美国',
    purpose: '探亲签证',
    way: 'interview',
    traits: ['需面试', '多次往返'],
    title: ['美国探亲签证 B2', 'United States: family visit B2'],
    summary: [
      '看望留学与工作的子女，面谈重点是“为什么去、什么时候回”。',
      'To visit children: why you go, and when you return.',
    ],
    highlights: [
      ['父母面谈用中文准备', 'Rehearsed in Chinese'],
      ['子女在读证明样本', 'Samples of enrolment letters'],
      ['老人面谈当天陪同可约', 'A counsellor can come along'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['10 年为主', 'usually 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 30,
        price: 1980,
      },
    ],
  },
  {
    slug: 'canada-tourist',
    country: '加拿大',
    purpose: '旅游签证',
    way: 'centre',
    traits: ['录指纹', '多次往返', '全国受理'],
    title: ['加拿大访客签证', 'Canada: visitor visa'],
    summary: [
      '落基山、枫叶季、极光，通常批到护照到期前一个月。',
      'For the Rockies, the maples and the lights; usually until your passport nearly ends.',
    ],
    highlights: [
      ['家庭信息表代填', 'The family form filled in'],
      ['指纹十年有效', 'Fingerprints last ten years'],
      ['有美签可简化', 'A US visa simplifies it'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['最长 10 年', 'up to 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 25,
        price: 1480,
      },
    ],
  },
  {
    slug: 'canada-family',
    country: '加拿大',
    purpose: '探亲签证',
    way: 'centre',
    traits: ['录指纹', '多次往返', '全国受理'],
    title: ['加拿大探亲签证', 'Canada: family visit'],
    summary: [
      '去看孩子与孙辈，邀请人收入说明是关键。',
      'To see children and grandchildren; the inviter’s income matters most.',
    ],
    highlights: [
      ['邀请信中英双语', 'Invitation in two languages'],
      ['超级签证可另评估', 'Assessment for the super visa'],
      ['老人材料减项', 'Less for the elderly'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['最长 10 年', 'up to 10 years'],
        stay: ['每次 180 天以内', 'up to 180 days each'],
        workingDays: 28,
        price: 1580,
      },
    ],
  },
];
