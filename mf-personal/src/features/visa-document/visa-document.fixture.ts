import type { OrderDetail, OrderVisaDocument } from '@portal/shared/contract';

const item = (zh: string, en: string, required: boolean) => ({
  title: { zh, en },
  body: { zh: `${zh}的说明`, en: `About the ${en}` },
  required,
  original: required,
});

// What the section reads of an order.
export const visaOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    orderNo: 'V20261120000001',
    kind: 'visa',
    state: 'PAID',
    fulfilment: 'DOCS_PENDING',
    details: {
      kind: 'visa',
      type: { zh: '单次入境', en: 'Single entry' },
      country: { zh: '日本', en: 'Japan' },
      travelDay: '2027-03-15',
      applicants: [
        { name: 'Li Lan', applicant: 'employed' },
        { name: 'Chen Xiao', applicant: 'child' },
      ],
      documents: [
        { applicant: 'employed', items: [item('护照', 'Passport', true), item('照片', 'Photo', false)] },
        { applicant: 'child', items: [item('出生证明', 'Birth certificate', true)] },
      ],
      returnAddress: {
        ...{ name: 'Li Lan', mobile: '13800138000', province: '广东省', city: '湛江市' },
        ...{ district: '霞山区', street: '海滨大道 1 号' },
      },
    },
    ...changes,
  }) as OrderDetail;

export const placed = (changes: Partial<OrderVisaDocument> = {}, id = 7): OrderVisaDocument => ({
  applicant: 0,
  code: '护照',
  state: 'PENDING',
  note: '',
  file: {
    ...{ id, name: 'passport.pdf', type: 'application/pdf', bytes: 1_572_864 },
    scanned: true,
    createdAt: '2026-11-20T02:00:00.000Z',
  },
  ...changes,
});
