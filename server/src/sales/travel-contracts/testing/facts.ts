import type { ContractFacts } from '../contract-facts.ts';

const itinerary = (days: number): ContractFacts['source']['tour']['itinerary'] =>
  Array.from({ length: days }, (_, place) => ({
    title: { zh: `第${place + 1}站看海`, en: `Sea view ${place + 1}` },
    body: {
      zh: '上午乘船登岛，午后沿海岸步行，傍晚看日落。',
      en: 'By ferry in the morning, a walk along the coast.',
    },
    meals: { breakfast: place > 0, lunch: true, dinner: false },
    hotel: { zh: '海边客栈', en: 'Seaside inn' },
    sights: [{ zh: '灯塔', en: 'Lighthouse' }],
  }));

/** The facts of a contract for a tour of `days` days and `people` travellers. */
export const contractFacts = ({ days = 2, people = 2 } = {}): ContractFacts => ({
  version: 1,
  concludedAt: new Date('2026-11-20T02:06:00Z'),
  source: {
    tour: {
      ...{ highlights: [], minGroup: 12, maxPeople: 50, cutoffDays: 7, refundTiers: [] },
      itinerary: itinerary(days),
      included: [{ zh: '往返船票', en: 'Return ferry' }],
      excluded: [{ zh: '个人消费', en: 'Personal expenses' }],
      notices: [{ zh: '海上风大，请带外套。' }],
      travelDocuments: { accepted: ['passport'], passportMonths: 6 },
    },
    agency: {
      name: { zh: '海途旅行社', en: 'Haitu Travel' },
      phone: '0759-0000 0186',
      email: 'service@haitu.example',
      address: { zh: '湛江市霞山区人民大道南', en: 'Renmin Avenue South, Zhanjiang' },
      hours: { zh: '每天 8:30–21:00', en: 'Daily 8:30–21:00' },
      licence: 'L-GD-00000',
    },
  },
  order: {
    orderNo: 'T20261120000001',
    amount: 190_000,
    deposit: null,
    balanceDueOn: null,
    language: 'zh-cn',
    createdAt: new Date('2026-11-20T02:00:00Z'),
    paidAt: new Date('2026-11-20T02:05:00Z'),
    snapshot: {
      ...{ productId: 1, title: { zh: '硇洲岛两日', en: 'Two days on Naozhou' }, picture: '', people },
      refundTiers: [
        { daysBefore: 7, feePercent: 0 },
        { daysBefore: 1, feePercent: 33 },
      ],
      ...{ terms: [], discount: 10_000, couponId: 1 },
      details: {
        ...{ kind: 'tour', days, adults: people, children: 0, singleRooms: 1, skuId: 1, day: '2026-12-24' },
        ...{ price: 100_000, childPrice: null, singleSupplement: null },
      },
    },
    form: {
      travellers: Array.from({ length: people }, (_, place) => ({
        ...{ name: `旅客${place + 1}`, latinName: `LYU KE ${place + 1}`, documentType: 'passport' as const },
        ...{ documentCipher: '', documentMask: 'E1*****78', documentHash: '', mobile: null },
        ...{ birthDate: '1990-03-07', gender: 2, child: false },
      })),
      contact: { name: '李兰', mobile: '13800138000', email: 'lan@example.cn' },
      emergencyContact: { name: '王芳', mobile: '13900139000' },
      remark: '靠窗的座位',
      consent: { version: '2026-11', sha256: 'c'.repeat(64), at: '2026-11-20T02:00:00.000Z' },
      details: {},
    },
  },
  lines: [{ code: 'adult', name: '成人', unitPrice: 100_000, quantity: 2, amount: 200_000 }],
});
