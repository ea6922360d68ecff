import type { VisaSeed } from '../visa-seed.ts';

/** India, Sri Lanka, Nepal, Egypt. */
export const southAsiaAndEgypt: readonly VisaSeed[] = [
  {
    slug: 'india-tourist',
    country: '印度',
    purpose: '旅游签证',
    way: 'centre',
    traits: ['录指纹', '免面试'],
    title: ['印度旅游签证', 'India: tourist visa'],
    summary: [
      '表格长、问得细，我们代填代约，您只录一次指纹。',
      'The form is long; we fill it in and book, you give fingerprints once.',
    ],
    highlights: [
      ['代填全部在线表格', 'All of the online form'],
      ['泰姬陵、瓦拉纳西行程范本', 'Itineraries to submit'],
      ['照片尺寸特殊，到店免费拍', 'An odd photo size, taken free at our shop'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['3 个月', '3 months'],
        stay: ['30 天', '30 days'],
        workingDays: 12,
        price: 868,
      },
      {
        entries: 'multiple',
        validity: ['6 个月', '6 months'],
        stay: ['每次 60 天', '60 days each'],
        workingDays: 15,
        price: 1180,
      },
    ],
  },
  {
    slug: 'india-business',
    country: '印度',
    purpose: '商务签证',
    way: 'centre',
    traits: ['录指纹', '多次往返'],
    title: ['印度商务签证', 'India: business visa'],
    summary: [
      '设备安装、采购洽谈用，中印两方公司文件要对得上。',
      'For installing and buying: papers of both companies have to agree.',
    ],
    highlights: [
      ['逐条核对两方文件', 'Both sides’ papers compared'],
      ['可加急预约', 'Early appointments'],
      ['最长一年多次', 'Up to a year'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['6–12 个月', '6–12 months'],
        stay: ['每次 90 天以内', 'up to 90 days each'],
        workingDays: 18,
        price: 1980,
      },
    ],
  },
  {
    slug: 'sri-lanka-eta',
    country: '斯里兰卡',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '加急', '全国受理'],
    title: ['斯里兰卡电子旅行许可 ETA', 'Sri Lanka: electronic travel authorisation'],
    summary: [
      '海上火车与茶园的国度，一两天出签，可停留 30 天。',
      'For the train by the sea and the tea hills, in a day or two, for thirty days.',
    ],
    highlights: [
      ['两次入境', 'Two entries'],
      ['费用政策常变，多退少补', 'Fees change; we settle the difference'],
      ['入境前代填登岛卡', 'Arrival card filled in'],
    ],
    types: [
      {
        entries: 'multiple',
        name: ['两次入境·普通', 'Two entries, ordinary'],
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 2,
        price: 238,
      },
      {
        entries: 'multiple',
        name: ['两次入境·加急', 'Two entries, express'],
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 1,
        price: 318,
        express: true,
      },
    ],
  },
  {
    slug: 'nepal-tourist',
    country: '尼泊尔',
    purpose: '旅游签证',
    way: 'online',
    traits: ['材料简单', '全国受理', '多次往返'],
    title: ['尼泊尔旅游签证（预登记）', 'Nepal: tourist visa, registered ahead'],
    summary: [
      '徒步前在网上登记好，落地直接盖章，可选 15、30、90 天。',
      'Registered before your trek and stamped on arrival, for 15, 30 or 90 days.',
    ],
    highlights: [
      ['加德满都落地少排一小时', 'An hour less at Kathmandu'],
      ['徒步许可一并咨询', 'Advice on trekking permits'],
      ['使馆免收签证费时只收服务费', 'Where the embassy waives its fee, you pay service only'],
    ],
    types: [
      {
        name: ['15 天', '15 days'],
        entries: 'multiple',
        validity: ['入境起 15 天', '15 days from entry'],
        stay: ['15 天', '15 days'],
        workingDays: 2,
        price: 98,
      },
      {
        name: ['30 天', '30 days'],
        entries: 'multiple',
        validity: ['入境起 30 天', '30 days from entry'],
        stay: ['30 天', '30 days'],
        workingDays: 2,
        price: 128,
      },
      {
        name: ['90 天', '90 days'],
        entries: 'multiple',
        validity: ['入境起 90 天', '90 days from entry'],
        stay: ['90 天', '90 days'],
        workingDays: 2,
        price: 168,
      },
    ],
  },
  {
    slug: 'egypt-evisa-single',
    country: '埃及',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '全国受理'],
    title: ['埃及电子旅游签证（单次）', 'Egypt: tourist e-visa, single'],
    summary: [
      '跟我们的金字塔与红海团出发，办它最省事。',
      'The easiest for our tours to the pyramids and the Red Sea.',
    ],
    highlights: [
      ['免去落地签换美元', 'No dollars on arrival'],
      ['停留 30 天', 'Thirty days'],
      ['可与团队统一递交', 'Submitted with your group'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 7,
        price: 298,
      },
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 4,
        price: 428,
        express: true,
      },
    ],
  },
  {
    slug: 'egypt-evisa-multiple',
    country: '埃及',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '多次往返', '全国受理'],
    title: ['埃及电子旅游签证（多次）', 'Egypt: tourist e-visa, multiple'],
    summary: [
      '埃及与约旦连走，回来还要再进一次埃及的选它。',
      'For Egypt with Jordan, when you come back once more.',
    ],
    highlights: [
      ['半年内多次进出', 'Half a year of entries'],
      ['埃约连线一签到底', 'Enough for both'],
      ['无需邀请', 'No invitation'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['180 天', '180 days'],
        stay: ['每次 30 天', '30 days each'],
        workingDays: 7,
        price: 568,
      },
    ],
  },
];
