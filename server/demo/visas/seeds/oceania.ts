import type { VisaSeed } from '../visa-seed.ts';

/** Australia and New Zealand. */
export const oceania: readonly VisaSeed[] = [
  {
    slug: 'australia-tourist',
    country: '澳大利亚',
    purpose: '旅游签证',
    way: 'centre',
    traits: ['电子签', '录指纹', '多次往返', '全国受理'],
    title: ['澳大利亚访客签证 600（旅游）', 'Australia: visitor visa 600, tourist'],
    summary: [
      '悉尼、墨尔本、大洋路，材料在线递交，护照不离手。',
      'For Sydney, Melbourne and the Great Ocean Road; online, your passport stays with you.',
    ],
    highlights: [
      ['无贴纸电子签，护照自己拿着', 'Electronic: you keep your passport'],
      ['有机会获一年或三年多次', 'Often a year or three of entries'],
      ['英文材料翻译含在内', 'Translation included'],
    ],
    types: [
      {
        entries: 'multiple',
        name: ['普通', 'Ordinary'],
        validity: ['1 年为主', 'usually 1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 20,
        price: 1398,
      },
      {
        entries: 'multiple',
        name: ['快速审理通道', 'Fast track'],
        validity: ['1 年为主', 'usually 1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 5,
        price: 6580,
        express: true,
      },
    ],
  },
  {
    slug: 'australia-family',
    country: '澳大利亚',
    purpose: '探亲签证',
    way: 'centre',
    traits: ['电子签', '录指纹', '全国受理'],
    title: ['澳大利亚访客签证 600（探亲）', 'Australia: visitor visa 600, family'],
    summary: [
      '看望在澳洲读书、工作的孩子，参加毕业典礼。',
      'To see children who study or work there, or a graduation.',
    ],
    highlights: [
      ['邀请信按您的情况起草', 'The invitation drafted for you'],
      ['父母年长可免部分材料', 'Less for elderly parents'],
      ['体检与否先判断', 'We tell you whether a medical is needed'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['1 年为主', 'usually 1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 22,
        price: 1498,
      },
    ],
  },
  {
    slug: 'australia-business',
    country: '澳大利亚',
    purpose: '商务签证',
    way: 'centre',
    traits: ['电子签', '录指纹', '全国受理'],
    title: ['澳大利亚商务访客签证', 'Australia: business visitor visa'],
    summary: [
      '会议、展览、洽谈，不得受雇工作。',
      'For meetings, fairs and talks; employment is not allowed.',
    ],
    highlights: [
      ['邀请公司 ABN 代查', 'We check the inviting company'],
      ['多人出访同批递交', 'Delegations together'],
      ['附商务行程范本', 'A model programme'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['1 年为主', 'usually 1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 20,
        price: 1498,
      },
    ],
  },
  {
    slug: 'new-zealand-tourist',
    country: '新西兰',
    purpose: '旅游签证',
    way: 'centre',
    traits: ['电子签', '多次往返', '全国受理'],
    title: ['新西兰访客签证', 'New Zealand: visitor visa'],
    summary: [
      '南岛自驾、北岛地热，多数获批五年多次。',
      'For the South Island by car and the North’s springs; often five years of entries.',
    ],
    highlights: [
      ['代译驾照公证清单', 'Notes on driving licences'],
      ['全家一份材料分次上传', 'A family uploads as one'],
      ['与澳签同办省一半材料', 'With the Australian visa, half the papers'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['最长 5 年', 'up to 5 years'],
        stay: ['每次 30 天为主', 'usually 30 days each'],
        workingDays: 20,
        price: 1598,
      },
    ],
  },
  {
    slug: 'new-zealand-transit',
    country: '新西兰',
    purpose: '过境签证',
    way: 'online',
    traits: ['电子签', '材料简单', '全国受理'],
    title: ['新西兰过境签证', 'New Zealand: transit visa'],
    summary: [
      '经奥克兰转机去南美或太平洋岛国，24 小时内不出机场。',
      'Through Auckland to South America or the Pacific, within a day, airside.',
    ],
    highlights: [
      ['先看是否免过境签', 'We first see whether you are exempt'],
      ['联程票更容易', 'Easier on one ticket'],
      ['不出机场', 'Airside only'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['6 个月', '6 months'],
        stay: ['24 小时以内', 'up to 24 hours'],
        workingDays: 12,
        price: 980,
      },
    ],
  },
];
