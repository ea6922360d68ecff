import type { Stock, VisaDetail } from '@portal/shared/contract';

/** A visa for Japan in three types, as tests meet it; the express one is sold out in the stock below. */
export const visaDetail = (changes: Partial<VisaDetail> = {}): VisaDetail => ({
  id: 7,
  kind: 'visa',
  category: '旅游',
  categoryName: { zh: '旅游签证', en: 'Tourist visa' },
  title: { zh: '日本旅游签证', en: 'Japan tourist visa' },
  summary: { zh: '广州领区，无需面签。', en: 'Guangzhou district, no interview.' },
  picture: '/artwork/pagoda/7.svg',
  days: 5,
  grade: null,
  departureCity: null,
  destination: { zh: '日本', en: 'Japan' },
  themes: [],
  fromPrice: 36_800,
  marketPrice: null,
  onSale: false,
  rating: null,
  reviewCount: 0,
  soldCount: 210,
  gallery: ['/artwork/pagoda/7.svg'],
  content: {
    countryCode: 'JP',
    accepts: { zh: '广东、广西、海南、福建户籍或居住证', en: 'Residents of four southern provinces' },
    interview: false,
    electronic: false,
    highlights: [{ zh: '材料由专人逐页核对', en: 'Somebody reads every page' }],
    documents: [
      {
        applicant: 'employed',
        items: [
          {
            title: { zh: '护照', en: 'Passport' },
            body: { zh: '有效期六个月以上。', en: 'Valid for six months.' },
            required: true,
            original: true,
          },
          {
            title: { zh: '在职证明', en: 'Letter of employment' },
            body: { zh: '加盖公章。', en: 'Stamped.' },
            required: true,
            original: false,
          },
        ],
      },
      {
        applicant: 'student',
        items: [
          {
            title: { zh: '学生证', en: 'Student card' },
            body: { zh: '含注册页。', en: 'With the page of this term.' },
            required: false,
            original: false,
          },
        ],
      },
    ],
    steps: [
      { title: { zh: '下单' }, body: { zh: '选择类型并付款。' } },
      { title: { zh: '寄送材料' }, body: { zh: '顺丰到付。' } },
    ],
    included: [{ zh: '领馆签证费' }],
    notices: [{ zh: '签证结果由领馆决定' }],
    refunds: [{ zh: '送签前可全额退款', en: 'Full refund until it is handed in' }],
  },
  types: [
    {
      skuId: 70,
      name: { zh: '单次', en: 'Single entry' },
      entries: 'single',
      validity: { zh: '3 个月', en: '3 months' },
      stay: { zh: '15 天', en: '15 days' },
      workingDays: 5,
      express: false,
    },
    {
      skuId: 71,
      name: { zh: '单次加急', en: 'Single entry, express' },
      entries: 'single',
      validity: { zh: '3 个月', en: '3 months' },
      stay: { zh: '15 天', en: '15 days' },
      workingDays: 3,
      express: true,
    },
    {
      skuId: 72,
      name: { zh: '三年多次', en: 'Three years' },
      entries: 'multiple',
      validity: { zh: '3 年', en: '3 years' },
      stay: { zh: '30 天', en: '30 days' },
      workingDays: 10,
      express: false,
    },
  ],
  ...changes,
});

const row = (skuId: number, price: number, left: number): Stock => ({ skuId, day: null, price, left });

export const visaStock = (): Stock[] => [row(70, 36_800, 50), row(71, 56_800, 0), row(72, 98_000, 9)];
