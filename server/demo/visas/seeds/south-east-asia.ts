import type { VisaSeed } from '../visa-seed.ts';

/** Thailand for work, Myanmar, Indonesia. Short holidays in Thailand, Singapore and Malaysia need no visa. */
export const southEastAsia: readonly VisaSeed[] = [
  {
    slug: 'thailand-business',
    country: '泰国',
    purpose: '商务签证',
    way: 'online',
    traits: ['电子签', '全国受理'],
    title: ['泰国非移民商务签证 Non-B', 'Thailand: business visa Non-B'],
    summary: [
      '短期旅游免签不用办；工作、常驻、注册公司才需要它。',
      'Holidays need no visa; work, residence and companies do.',
    ],
    highlights: [
      ['先判断免签够不够用', 'We first see whether you need one'],
      ['泰方文件中英泰三语核对', 'Papers checked in three languages'],
      ['可衔接工作许可', 'Leads on to a work permit'],
    ],
    notices: [
      [
        '持普通护照短期旅游免签，请不要为旅游购买本签证。',
        'Short holidays are visa-free: do not buy this one for a holiday.',
      ],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['90 天', '90 days'],
        workingDays: 10,
        price: 1180,
      },
      {
        entries: 'multiple',
        validity: ['1 年', '1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 15,
        price: 2380,
      },
    ],
  },
  {
    slug: 'myanmar-evisa-tourist',
    country: '缅甸',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '全国受理'],
    title: ['缅甸电子旅游签证', 'Myanmar: tourist e-visa'],
    summary: [
      '仰光、蒲甘航空入境用；边境地区请先看外交部提醒。',
      'For Yangon and Bagan by air; read the consular advice on border regions.',
    ],
    highlights: [
      ['仅限机场入境', 'By air only'],
      ['附最新安全提醒', 'With the latest advice'],
      ['须先订酒店', 'Hotel booked first'],
    ],
    notices: [
      [
        '部分地区不建议前往，出发前请查看外交部领事司提醒，安全有变可退未递交费用。',
        'Some regions are advised against; read the consular advice before you go.',
      ],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['28 天', '28 days'],
        workingDays: 5,
        price: 458,
      },
    ],
  },
  {
    slug: 'myanmar-evisa-business',
    country: '缅甸',
    purpose: '商务签证',
    way: 'online',
    traits: ['电子签', '加急'],
    title: ['缅甸电子商务签证', 'Myanmar: business e-visa'],
    summary: [
      '凭缅方注册公司邀请函，停留 70 天。',
      'On the invitation of a registered company, for seventy days.',
    ],
    highlights: [
      ['停留 70 天', 'Seventy days'],
      ['邀请函格式代审', 'We check the invitation'],
      ['三日加急可选', 'Three days if pressed'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['70 天', '70 days'],
        workingDays: 6,
        price: 648,
      },
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['70 天', '70 days'],
        workingDays: 3,
        price: 848,
        express: true,
      },
    ],
  },
  {
    slug: 'indonesia-evoa',
    country: '印度尼西亚',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '加急', '全国受理'],
    title: ['印尼电子落地签 e-VOA', 'Indonesia: visa on arrival, electronic'],
    summary: [
      '去巴厘岛先在网上办好，落地走自助通道。',
      'For Bali: done beforehand, and through the gates on arrival.',
    ],
    highlights: [
      ['落地不排队', 'No queue on arrival'],
      ['30 天可再延 30 天', 'Thirty days, and thirty more'],
      ['代填入境健康与海关申报', 'Arrival declarations filled in'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 3,
        price: 338,
      },
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 1,
        price: 428,
        express: true,
      },
    ],
  },
  {
    slug: 'indonesia-business',
    country: '印度尼西亚',
    purpose: '商务签证',
    way: 'online',
    traits: ['电子签', '多次往返'],
    title: ['印尼商务访问签证', 'Indonesia: business visit visa'],
    summary: [
      '会议、考察、验厂，单次 60 天或一年多次。',
      'For meetings and factories: sixty days once, or a year of visits.',
    ],
    highlights: [
      ['印尼担保人可由我们协调', 'A sponsor can be arranged'],
      ['一年多次免反复申请', 'A year without applying again'],
      ['不可从事工作', 'It does not permit work'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['60 天', '60 days'],
        workingDays: 7,
        price: 1280,
      },
      {
        entries: 'multiple',
        validity: ['1 年', '1 year'],
        stay: ['每次 60 天', '60 days each'],
        workingDays: 10,
        price: 2680,
      },
    ],
  },
];
