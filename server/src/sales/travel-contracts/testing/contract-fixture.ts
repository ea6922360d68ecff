import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { OrderDetail } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { products, siteProfiles } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { detailOf, pay } from '#src/sales/checkout/testing/started-payment.ts';
import { issueContracts } from '../index.ts';
import { contractFacts } from './facts.ts';

/** A portal with an agency and a tour that has an itinerary. */
export interface ContractFixture extends CheckoutFixture {
  /** Runs the job; returns how many versions it made. */
  issue(): Promise<number>;
  /** A paid order, by default in Chinese. */
  paidOrder(buyer: Buyer, language?: 'en'): Promise<string>;
  download(buyer: Buyer, path: string): Promise<LightMyRequestResponse>;
  contractsOf(buyer: Buyer, orderNo: string): Promise<NonNullable<OrderDetail['contracts']>>;
}

const { tour, agency } = contractFacts().source;

export const openContracts = async (t: TestContext): Promise<ContractFixture> => {
  const checkout = await openCheckout(t);
  const { app, deps, tourId } = checkout;
  const { db } = deps;
  const [stored] = await db
    .select({ content: products.content })
    .from(products)
    .where(eq(products.id, tourId));
  assert.ok(stored?.content);
  const { itinerary, included, excluded } = tour;
  const content = { ...stored.content, itinerary, included, excluded };
  await db.update(products).set({ content }).where(eq(products.id, tourId));
  const profile = { slogan: { zh: '' }, facts: [], ...agency };
  await db
    .insert(siteProfiles)
    .values({ kind: 'travelInfo', orgCode: deps.env.orgCode, data: { ...profile } });
  return {
    ...checkout,
    issue: () => issueContracts({ ...checkout.payment }),
    paidOrder: async (buyer, language) => {
      const headers = { ...buyer.headers, ...(language ? { 'accept-language': language } : {}) };
      const orderNo = await checkout.order({ ...buyer, headers });
      await pay(checkout, buyer, orderNo);
      return orderNo;
    },
    download: ({ headers }, path) => app.inject({ url: `/api/v1/${path}`, headers }),
    contractsOf: async (buyer, orderNo) => (await detailOf(checkout, buyer, orderNo)).contracts ?? [],
  };
};
