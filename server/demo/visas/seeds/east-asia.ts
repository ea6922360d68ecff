import type { VisaSeed } from '../visa-seed.ts';

/** Japan and South Korea. */
export const eastAsia: readonly VisaSeed[] = [
  {
    slug: 'japan-tourist-single',
    country: '日本',
    purpose: '旅游签证',
    way: 'sticker',
    traits: ['免面试', '加急', '全家同办'],
    title: ['日本单次旅游签证', 'Japan: tourist visa, single entry'],
    summary: [
      '第一次去日本就办它，行程我们排，材料照清单拍照上传。',
      'For a first journey: we draw up the itinerary, you photograph what the list says.',
    ],
    highlights: [
      ['顾问排行程单，机票酒店先不付款', 'We plan the itinerary; no flight or hotel has to be paid'],
      ['全家一起办，儿童材料单独列清', 'Families apply together, children’s papers listed apart'],
      ['送签前电话核对一遍', 'A last check by telephone before submission'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['签发起 3 个月', '3 months from issue'],
        stay: ['15 或 30 天', '15 or 30 days'],
        workingDays: 8,
        price: 358,
      },
      {
        entries: 'single',
        validity: ['签发起 3 个月', '3 months from issue'],
        stay: ['15 或 30 天', '15 or 30 days'],
        workingDays: 5,
        price: 558,
        express: true,
      },
    ],
  },
  {
    slug: 'japan-tourist-multiple',
    country: '日本',
    purpose: '旅游签证',
    way: 'sticker',
    traits: ['免面试', '多次往返'],
    title: ['日本三年、五年多次旅游签证', 'Japan: tourist visa for three or five years'],
    summary: [
      '常去日本的一次办好，三年年收入有门槛，五年更高。',
      'For those who go often; three years ask for a fair income, five for a higher one.',
    ],
    highlights: [
      ['先免费评估够不够三年或五年', 'Free assessment of which you qualify for'],
      ['收入不足可看纳税或存款', 'Tax or deposits may stand in for income'],
      ['每次停留最长 30 天或 90 天', 'Stays of up to 30 or 90 days'],
    ],
    notices: [
      [
        '领区对收入与纳税的最低线会调整，先评估再付款。',
        'The thresholds for income and tax change: assess first, pay after.',
      ],
    ],
    types: [
      {
        name: ['三年多次', 'Three years, multiple'],
        entries: 'multiple',
        validity: ['3 年', '3 years'],
        stay: ['每次 30 天', '30 days each'],
        workingDays: 10,
        price: 798,
      },
      {
        name: ['五年多次', 'Five years, multiple'],
        entries: 'multiple',
        validity: ['5 年', '5 years'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 10,
        price: 1098,
      },
    ],
  },
  {
    slug: 'japan-business',
    country: '日本',
    purpose: '商务签证',
    way: 'sticker',
    traits: ['免面试', '加急'],
    title: ['日本短期商务签证', 'Japan: short business visa'],
    summary: [
      '看展、谈判、验货用，由日方公司出具招聘理由书与身元保证书。',
      'For fairs, talks and inspections, on papers from the company in Japan.',
    ],
    highlights: [
      ['日方三份文件给模板与样本', 'Samples of the three Japanese papers'],
      ['同公司多人同批递交', 'Colleagues go in together'],
      ['可申请一年多次', 'A year of entries can be asked for'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['3 个月', '3 months'],
        stay: ['15–90 天', '15–90 days'],
        workingDays: 7,
        price: 498,
      },
      {
        entries: 'multiple',
        validity: ['1–3 年', '1–3 years'],
        stay: ['每次 15–90 天', '15–90 days each'],
        workingDays: 10,
        price: 898,
      },
    ],
  },
  {
    slug: 'korea-tourist-single',
    country: '韩国',
    purpose: '旅游签证',
    way: 'sticker',
    traits: ['免面试', '加急', '材料简单'],
    title: ['韩国个人旅游签证 C-3-9', 'South Korea: tourist visa C-3-9'],
    summary: [
      '首尔、釜山自由行用，材料比日本少一些。',
      'For Seoul and Busan on your own, with fewer papers than Japan.',
    ],
    highlights: [
      ['名校在读、退休人员材料可减', 'Students and pensioners bring less'],
      ['济州免签但转首尔仍须签证', 'Jeju alone needs none, Seoul does'],
      ['团队赴韩政策另问顾问', 'Ask about groups'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['3 个月', '3 months'],
        stay: ['90 天以内', 'up to 90 days'],
        workingDays: 7,
        price: 398,
      },
      {
        entries: 'single',
        validity: ['3 个月', '3 months'],
        stay: ['90 天以内', 'up to 90 days'],
        workingDays: 4,
        price: 598,
        express: true,
      },
    ],
  },
  {
    slug: 'korea-multiple',
    country: '韩国',
    purpose: '商务签证',
    way: 'sticker',
    traits: ['免面试', '多次往返'],
    title: ['韩国五年多次商务签证 C-3-4', 'South Korea: business visa, five years'],
    summary: [
      '常跑首尔展会与工厂的公司人员，凭往来记录申请。',
      'For those who often go to fairs and factories in Korea.',
    ],
    highlights: [
      ['有过韩国签证记录更快', 'Earlier Korean visas help'],
      ['公司纳税证明可替代流水', 'Company tax replaces statements'],
      ['一次批下五年不限次数', 'Five years, as often as you like'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['5 年', '5 years'],
        stay: ['每次 30 天', '30 days each'],
        workingDays: 12,
        price: 880,
      },
    ],
  },
];
