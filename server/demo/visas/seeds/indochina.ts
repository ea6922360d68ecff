import type { VisaSeed } from '../visa-seed.ts';

/** Vietnam, Laos, Cambodia. */
export const indochina: readonly VisaSeed[] = [
  {
    slug: 'vietnam-evisa-single',
    country: '越南',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '加急', '全国受理'],
    title: ['越南电子签证（单次）', 'Vietnam: e-visa, single entry'],
    summary: [
      '东兴过桥、河内、岘港、富国都能用，两张照片就能办。',
      'For the bridge at Dongxing, Hanoi, Da Nang and Phu Quoc; two pictures are all it takes.',
    ],
    highlights: [
      ['适用全部开放口岸，含芒街陆路', 'At all open ports, Mong Cai by land too'],
      ['跟团去下龙湾的客人多数办它', 'What most guests of our Ha Long tours use'],
      ['护照页盖章不贴纸', 'A stamp, no sticker'],
    ],
    notices: [
      [
        '填写的入境口岸与日期要与实际一致，提前入境不被允许。',
        'The port and date must be those you use; entering earlier is not allowed.',
      ],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['90 天以内', 'up to 90 days'],
        workingDays: 5,
        price: 268,
      },
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['90 天以内', 'up to 90 days'],
        workingDays: 2,
        price: 468,
        express: true,
      },
    ],
  },
  {
    slug: 'vietnam-evisa-multiple',
    country: '越南',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '多次往返', '材料简单', '全国受理'],
    title: ['越南电子签证（三个月多次）', 'Vietnam: e-visa, three months, multiple'],
    summary: [
      '越柬连线、边境生意往返都合适，三个月内不限次数。',
      'For Vietnam with Cambodia, or to and fro across the border, three months long.',
    ],
    highlights: [
      ['三个月内进出不限', 'In and out for three months'],
      ['越柬连线只需办一次', 'One visa for Vietnam with a side trip'],
      ['无需邀请函', 'No invitation'],
    ],
    types: [
      {
        entries: 'multiple',
        validity: ['90 天', '90 days'],
        stay: ['每次 90 天以内', 'up to 90 days each'],
        workingDays: 5,
        price: 488,
      },
      {
        entries: 'multiple',
        validity: ['90 天', '90 days'],
        stay: ['每次 90 天以内', 'up to 90 days each'],
        workingDays: 3,
        price: 688,
        express: true,
      },
    ],
  },
  {
    slug: 'vietnam-business',
    country: '越南',
    purpose: '商务签证',
    way: 'online',
    traits: ['电子签', '多次往返'],
    title: ['越南商务签证 DN', 'Vietnam: business visa DN'],
    summary: [
      '有越方公司担保，停留更久，工厂考察与短期派驻用。',
      'Sponsored by a company in Vietnam, for factories and short postings.',
    ],
    highlights: [
      ['协助准备越方担保函', 'We help with the sponsor’s letter'],
      ['可一年多次', 'Up to a year of entries'],
      ['邻近展会旺季请提前三周', 'Three weeks ahead before big fairs'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['90 天以内', 'up to 90 days'],
        workingDays: 8,
        price: 880,
      },
      {
        entries: 'multiple',
        validity: ['1 年', '1 year'],
        stay: ['每次 90 天', '90 days each'],
        workingDays: 10,
        price: 1680,
      },
    ],
  },
  {
    slug: 'laos-evisa',
    country: '老挝',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '全国受理'],
    title: ['老挝电子旅游签证', 'Laos: tourist e-visa'],
    summary: [
      '坐中老铁路去万象、琅勃拉邦，出发前在家办好。',
      'For the railway to Vientiane and Luang Prabang, done at home.',
    ],
    highlights: [
      ['磨丁口岸铁路入境可用', 'Valid at Boten on the railway'],
      ['停留 30 天可延期', 'Thirty days, to be extended'],
      ['不用排落地签的队', 'No queue on arrival'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['60 天', '60 days'],
        stay: ['30 天', '30 days'],
        workingDays: 4,
        price: 398,
      },
      {
        entries: 'single',
        validity: ['60 天', '60 days'],
        stay: ['30 天', '30 days'],
        workingDays: 2,
        price: 528,
        express: true,
      },
    ],
  },
  {
    slug: 'cambodia-evisa',
    country: '柬埔寨',
    purpose: '旅游签证',
    way: 'online',
    traits: ['电子签', '材料简单', '加急', '全国受理'],
    title: ['柬埔寨电子旅游签证', 'Cambodia: tourist e-visa'],
    summary: [
      '吴哥窟、金边、西港适用，三个工作日出签。',
      'For Angkor, Phnom Penh and the coast, in three working days.',
    ],
    highlights: [
      ['入境贴两联打印件', 'Print two copies'],
      ['电子入境卡一并代填', 'The arrival card is filled in too'],
      ['全家一个订单', 'One order for the family'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 3,
        price: 288,
      },
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天', '30 days'],
        workingDays: 1,
        price: 408,
        express: true,
      },
    ],
  },
  {
    slug: 'cambodia-business',
    country: '柬埔寨',
    purpose: '商务签证',
    way: 'online',
    traits: ['电子签', '材料简单'],
    title: ['柬埔寨商务签证 E 类', 'Cambodia: business visa E'],
    summary: [
      '考察与短期工作，入境后可续一年。',
      'For surveys and short work, to be extended to a year on the spot.',
    ],
    highlights: [
      ['入境后可多次续签', 'Extended in the country'],
      ['公司邀请函模板', 'A model of the invitation'],
      ['附工作许可说明', 'With notes on work permits'],
    ],
    types: [
      {
        entries: 'single',
        validity: ['90 天', '90 days'],
        stay: ['30 天，可续', '30 days, to be extended'],
        workingDays: 4,
        price: 468,
      },
    ],
  },
];
