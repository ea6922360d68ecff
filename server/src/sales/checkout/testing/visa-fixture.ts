import type { TestContext } from 'node:test';
import type { ApplicantKind, VisaBooking, VisaDocument } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { contents, visaType } from '#src/catalog/products/testing/contents.ts';
import { inventory, translatedNames } from '#src/platform/database/index.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { uploaded } from '#src/sales/visa-documents/testing/upload.ts';
import type { PlacedOrder } from '../create-order.ts';
import {
  adult,
  type Buyer,
  type CheckoutFixture,
  newKey,
  openCheckout,
  type Reply,
} from './checkout-fixture.ts';
import { address } from './goods-fixture.ts';
import { putOnSale } from './put-on-sale.ts';

const paper = (zh: string, required = true): VisaDocument => ({
  title: { zh },
  body: { zh },
  required,
  original: false,
});

const documents = [
  { applicant: 'employed' as const, items: [paper('护照'), paper('在职证明'), paper('房产', false)] },
  { applicant: 'child' as const, items: [paper('护照')] },
];

export interface VisaFixture extends CheckoutFixture {
  readonly visaId: number;
  readonly typeId: number;
  /** More than five working days ahead. */
  readonly travelDay: string;
  visa(change?: Partial<VisaBooking>): VisaBooking;
  bookVisa(buyer: Buyer, change?: Partial<VisaBooking>, key?: string): Promise<Reply<PlacedOrder>>;
  /** Uploads a PDF for the buyer; returns its id. */
  file(buyer: Buyer): Promise<number>;
  places(): Promise<{ held: number; sold: number } | undefined>;
}

/** An employed applicant, with files by document. */
export const applicant = (
  number = 1,
  files: VisaBooking['applicants'][number]['files'] = [],
  kind: ApplicantKind = 'employed',
): VisaBooking['applicants'][number] => ({ person: adult(number), applicant: kind, files });

/** Puts a visa on sale at ¥380 per applicant. */
const offerVisa = async (checkout: CheckoutFixture, total: number) => {
  await checkout.deps.db.insert(translatedNames).values({ zh: '日本', en: 'Japan' });
  const title = { zh: '日本旅游签证', en: 'Tourist visa for Japan' };
  const content = { ...contents.visa, documents };
  const type = { name: '单次·普通', attributes: { ...visaType, workingDays: 5 }, price: 38_000, total };
  const offered = { kind: 'visa' as const, title, destination: '日本', content };
  const { productId, skuIds } = await putOnSale(checkout, offered, [type]);
  return { visaId: productId, typeId: skuIds[0] ?? 0 };
};

/** A portal with one visa, by default for ten applicants. */
export const openVisaCheckout = async (t: TestContext, { total = 10 } = {}): Promise<VisaFixture> => {
  const checkout = await openCheckout(t);
  const { visaId, typeId } = await offerVisa(checkout, total);
  const travelDay = addDays(dayOf(checkout.clock.now()), 60);
  const visa: VisaFixture['visa'] = (change) => ({
    visaId,
    skuId: typeId,
    travelDay,
    applicants: [applicant()],
    contact: { name: '陈海', mobile: '13800000000' },
    returnAddress: address,
    expectedAmount: 38_000 * (change?.applicants?.length ?? 1),
    ...change,
  });
  return {
    ...checkout,
    ...{ visaId, typeId, travelDay, visa },
    bookVisa: (buyer, change, key = newKey()) =>
      checkout.call(buyer, 'POST', '/api/v1/orders/visa', { payload: visa(change), key }),
    file: (buyer) => uploaded(checkout, buyer, { bytes: pdf() }),
    places: async () => {
      const own = eq(inventory.skuId, typeId);
      const [row] = await checkout.deps.db.select().from(inventory).where(own);
      return row && { held: row.held, sold: row.sold };
    },
  };
};
