import type { VisaSeed } from '../visa-seed.ts';

/** Britain and the Schengen states. */
export const europe: readonly VisaSeed[] = [
  {
    slug: 'uk-visitor',
    country: '英国',
    purpose: '旅游签证',
    way: 'centre',
    traits: ['录指纹', '多次往返', '加急', '全国受理'],
    title: ['英国标准访客签证', 'United Kingdom: standard visitor'],
    summary: [
      '默认两年多次，伦敦看展与爱丁堡艺术节都够用。',
      'Two years of entries, enough for London and Edinburgh.',
    ],
    highlights: [
      ['材料全部翻译', 'All papers translated'],
      ['优先审理可选', 'Priority on request'],
      ['电子签证账户代注册', 'Your eVisa account set up'],
    ],
    types: [
      {
        entries: 'multiple',
        name: ['普通', 'Ordinary'],
        validity: ['2 年', '2 years'],
        stay: ['每次 180 天', '180 days each'],
        workingDays: 15,
        price: 1780,
      },
      {
        entries: 'multiple',
        name: ['优先', 'Priority'],
        validity: ['2 年', '2 years'],
        stay: ['每次 180 天', '180 days each'],
        workingDays: 5,
        price: 6480,
        express: true,
      },
    ],
  },
  {
    slug: 'uk-family',
    country: '英国',
    purpose: '探亲签证',
    way: 'centre',
    traits: ['录指纹', '多次往返', '全国受理'],
    title: ['英国探亲访友签证', 'United Kingdom: family and friends'],
    summary: [
      '参加毕业典礼、陪读假期，邀请信写清住哪里、谁出钱。',
      'For graduations and holidays: where you stay, and who pays.',
    ],
    highlights: [
      ['学校典礼邀请代查', 'Ceremony invitations checked'],
      ['住宿证明样本', 'Samples for accommodation'],
      ['父母可同时递交', 'Parents together'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['2 年', '2 years'],
        stay: ['每次 180 天', '180 days each'],
        workingDays: 15,
        price: 1880,
      },
    ],
  },
  {
    slug: 'uk-transit',
    country: '英国',
    purpose: '过境签证',
    way: 'centre',
    traits: ['录指纹', '全国受理'],
    title: ['英国过境签证', 'United Kingdom: transit'],
    summary: [
      '伦敦转机需过边检或换机场时用，48 小时内离开。',
      'When changing in London means passing the border; within 48 hours.',
    ],
    highlights: [
      ['先看免过境签条件', 'Exemptions checked first'],
      ['持欧美签证可能免办', 'Some visas exempt you'],
      ['转机时间建议', 'Advice on connections'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['6 个月', '6 months'],
        stay: ['48 小时', '48 hours'],
        workingDays: 15,
        price: 1280,
      },
    ],
  },
  {
    slug: 'france-tourist',
    country: '法国',
    purpose: '旅游签证',
    way: 'schengen',
    traits: ['录指纹', '免面试', '全家同办'],
    title: ['法国申根旅游签证', 'France: Schengen tourist visa'],
    summary: ['巴黎进、苏黎世出的法瑞线客人都办它。', 'What our guests to France and Switzerland use.'],
    highlights: [
      ['跟团客人材料减三项', 'Three papers less for tour guests'],
      ['预约位实时刷', 'Slots watched for you'],
      ['首签也可一年多次', 'Even a first may be for a year'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['按行程', 'for the journey'],
        stay: ['30 天以内', 'up to 30 days'],
        workingDays: 12,
        price: 1180,
      },
      {
        entries: 'multiple',
        validity: ['1–5 年，使馆决定', '1–5 years, as decided'],
        stay: ['每 180 天内 90 天', '90 in 180 days'],
        workingDays: 15,
        price: 1380,
      },
    ],
  },
  {
    slug: 'france-business',
    country: '法国',
    purpose: '商务签证',
    way: 'schengen',
    traits: ['录指纹', '免面试', '多次往返'],
    title: ['法国申根商务签证', 'France: Schengen business visa'],
    summary: [
      '看展、洽谈、验收，法方邀请与国内派遣要一致。',
      'For fairs and talks: invitation and dispatch have to agree.',
    ],
    highlights: [
      ['展会邀请代申请', 'Fair invitations requested'],
      ['历史申根记录可换多年', 'Earlier visas earn longer ones'],
      ['公司多人打包报价', 'Prices for teams'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['6 个月–2 年', '6 months–2 years'],
        stay: ['每 180 天内 90 天', '90 in 180 days'],
        workingDays: 12,
        price: 1380,
      },
    ],
  },
  {
    slug: 'italy-tourist',
    country: '意大利',
    purpose: '旅游签证',
    way: 'schengen',
    traits: ['录指纹', '免面试'],
    title: ['意大利申根旅游签证', 'Italy: Schengen tourist visa'],
    summary: [
      '威尼斯、佛罗伦萨、罗马慢慢走，停留最久在意大利就办它。',
      'For Venice, Florence and Rome, when Italy is where you stay longest.',
    ],
    highlights: [
      ['行程单逐日写清', 'Day by day itineraries'],
      ['火车票预订指导', 'Help with trains'],
      ['广州中心周六可录指纹', 'Saturday slots in Guangzhou'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['按行程', 'for the journey'],
        stay: ['30 天以内', 'up to 30 days'],
        workingDays: 12,
        price: 1160,
      },
      {
        entries: 'multiple',
        validity: ['1 年以上，使馆决定', '1 year or more, as decided'],
        stay: ['每 180 天内 90 天', '90 in 180 days'],
        workingDays: 15,
        price: 1360,
      },
    ],
  },
  {
    slug: 'italy-business',
    country: '意大利',
    purpose: '商务签证',
    way: 'schengen',
    traits: ['录指纹', '免面试'],
    title: ['意大利申根商务签证', 'Italy: Schengen business visa'],
    summary: ['米兰家具展、皮革展常办，展前六周下单最稳。', 'For Milan’s fairs; six weeks ahead is safest.'],
    highlights: [
      ['展位号与邀请码核对', 'Stand and code checked'],
      ['商会证明代开说明', 'Notes on chamber letters'],
      ['可多次往返', 'Multiple entries possible'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['3–12 个月', '3–12 months'],
        stay: ['每 180 天内 90 天', '90 in 180 days'],
        workingDays: 12,
        price: 1320,
      },
    ],
  },
  {
    slug: 'switzerland-tourist',
    country: '瑞士',
    purpose: '旅游签证',
    way: 'schengen',
    traits: ['录指纹', '免面试', '全家同办'],
    title: ['瑞士申根旅游签证', 'Switzerland: Schengen tourist visa'],
    summary: [
      '雪山火车与湖区，单国深度游办它，出签稳定。',
      'For mountain trains and lakes, when Switzerland is all you want.',
    ],
    highlights: [
      ['瑞士通票行程范本', 'An itinerary on the Travel Pass'],
      ['医疗险代购', 'Insurance bought for you'],
      ['旺季约位提前两个月', 'Two months ahead in season'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['按行程', 'for the journey'],
        stay: ['30 天以内', 'up to 30 days'],
        workingDays: 10,
        price: 1220,
      },
    ],
  },
];
