import type {
  Quote,
  VisaDetail,
  VisaDocument,
  VisaDocumentFile,
  VisaSelection,
} from '@portal/shared/contract';
import { addDays, dayOf, visaPriceLines } from '@portal/shared/rules';
import { type Answers, regionAnswers } from '@portal/shared/testing';
import { noCoupons } from '#src/booking/coupon/coupon.fixture.ts';
import { noContact } from '#src/booking/form/contact.fixture.ts';
import { daughter, father, mother } from '#src/booking/people/people.fixture.ts';

/** A day of travel that stays in the future. */
export const travelDay = addDays(dayOf(new Date()), 60);
export const address = '/visa/visaPreview?id=9&skuId=91';

const paper = (zh: string, en: string, required = true): VisaDocument => ({
  title: { zh, en },
  body: { zh: `${zh}的要求`, en: `What is asked of it` },
  required,
  original: zh === '护照',
});
const passport = paper('护照', 'Passport');

export const visa: VisaDetail = {
  id: 9,
  kind: 'visa',
  category: '旅游签证',
  categoryName: { zh: '旅游签证', en: 'Tourist visa' },
  title: { zh: '日本单次旅游签证', en: 'Japan tourist visa' },
  summary: null,
  picture: '/artwork/9.svg',
  days: null,
  grade: null,
  departureCity: null,
  destination: { zh: '日本', en: 'Japan' },
  themes: [],
  fromPrice: 38_000,
  marketPrice: null,
  onSale: false,
  rating: null,
  reviewCount: 0,
  soldCount: 0,
  gallery: [],
  content: {
    countryCode: 'JP',
    accepts: { zh: '广东', en: 'Guangdong' },
    interview: false,
    electronic: false,
    highlights: [],
    documents: [
      {
        applicant: 'employed',
        items: [passport, paper('在职证明', 'Letter of employment'), paper('房产证', 'Title deed', false)],
      },
      { applicant: 'student', items: [passport, paper('在读证明', 'Letter of enrolment')] },
      { applicant: 'child', items: [passport, paper('出生证明', 'Birth certificate')] },
    ],
    steps: [],
    included: [],
    notices: [],
    refunds: [],
  },
  types: [
    {
      skuId: 91,
      name: { zh: '单次 · 常规', en: 'Single, standard' },
      entries: 'single',
      validity: { zh: '3 个月', en: '3 months' },
      stay: { zh: '15 天', en: '15 days' },
      workingDays: 7,
      express: false,
    },
  ],
};

/** What a visa costs at a price in fen each. */
export const quoteFor = ({ applicants }: VisaSelection, { price = 38_000, left = 20 } = {}): Quote => ({
  lines: visaPriceLines(price, applicants).map((line) => ({ ...line, name: '签证办理' })),
  amount: price * applicants,
  left,
  terms: [{ zh: '递交使领馆后不退。', en: 'Once submitted nothing goes back.' }],
});

export const kept = (id: number, name = 'passport.pdf'): VisaDocumentFile => ({
  id,
  name,
  type: 'application/pdf',
  bytes: 3_565_158,
  scanned: true,
  createdAt: '2026-11-20T10:00:00.000Z',
});

/** A file to choose, of a size in bytes. */
export const chosen = (name: string, type = 'application/pdf', bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type });

export const answers: Answers = {
  ...noCoupons,
  ...noContact,
  ...regionAnswers,
  'GET /api/v1/addresses': [],
  'GET /api/v1/visas/:id': visa,
  'GET /api/v1/travellers': [mother, father, daughter],
  'GET /api/v1/orders': { list: [], total: 0 },
  'POST /api/v1/orders/visa/quote': ({ body }) => quoteFor(body as VisaSelection),
  'POST /api/v1/orders/visa': {
    orderNo: 'V20261120000001',
    amount: 38_000,
    expiresAt: '2026-11-20T10:30:00.000Z',
  },
  'POST /api/v1/visa-files': kept(501),
  'DELETE /api/v1/visa-files/:id': null,
};
