import assert from 'node:assert/strict';
import { hash } from '@node-rs/argon2';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { insertMessages } from '#src/identity/messages/index.ts';
import {
  messages,
  productAlerts,
  secondFactors,
  sessions,
  users,
  waitlistEntries,
} from '#src/platform/database/index.ts';
import { type Buyer, cardOf } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { png } from '#src/sales/visa-documents/testing/files.ts';
import type { SignedIn } from '../support/sign-in.ts';
import { type DeclaredCall, memberCalls, staffCalls } from './declared-calls.ts';
import { type Do, type Names, type Ordered, placeOrders } from './member-orders.ts';
import type { PortalFixture } from './portal-fixture.ts';
import type { Fill } from './sample.ts';
import { type ApiResponse, sendRequest } from './send-request.ts';

/** A member with one record of every kind. */
export interface MemberFixture {
  readonly who: SignedIn;
  /** A marker in every text of theirs, so that leaks are found. */
  readonly mark: string;
  /** Unique values of theirs, so that leaks are found. */
  readonly secrets: readonly string[];
  /** Their records, by path segment or field. */
  readonly own: Readonly<Record<string, Names>>;
  readonly fill: (call: DeclaredCall) => Fill;
}

const password = 'Own@2026life';

let memberCount = 0;
let documents = 0;

const picture = (): File => new File([new Uint8Array(png())], 'scan.png', { type: 'image/png' });

/** Values of form fields that require a certain format. */
const wordsOf = (number: number): Readonly<Record<string, unknown>> => ({
  mobile: `138111${String(number).padStart(5, '0')}`,
  email: `life${number}@example.cn`,
  target: `139111${String(number).padStart(5, '0')}`,
  documentNo: () => cardOf(++documents),
  visitors: () => [{ name: '访客', documentType: 'id-card', documentNo: cardOf(++documents) }],
  birthDate: '1990-03-07',
  documentCountry: 'FR',
  documentExpiry: '2036-03-07',
  taxNo: '91440800MA4UKK1234',
  password,
  current: password,
  'account/mobile code': '123456',
  'account/email code': '123456',
  'account/factors/totp/confirm code': '123456',
  'preferences/:name value': `life${number}@example.cn`,
  invoiceNo: String(10_000_000 + number),
  from: '2026-01-01',
  to: '2026-01-02',
  file: picture,
});

const known = (words: Readonly<Record<string, unknown>>, { short }: DeclaredCall, name: string): unknown => {
  const word = words[`${short} ${name}`] ?? words[name];
  return typeof word === 'function' ? word() : word;
};

const callOf = (key: string): DeclaredCall => {
  const call = [...memberCalls, ...staffCalls].find((one) => one.key === key);
  assert.ok(call, `${key} is no call of the contract`);
  return call;
};

/** A user who can confirm their password. */
export const enter = async (
  { deps: { database }, signIn }: PortalFixture,
  role = 'MEMBER',
): Promise<SignedIn> => {
  const who = await signIn(role);
  const passwordHash = await hash(password);
  await database.db.update(users).set({ passwordHash }).where(eq(users.id, who.userId));
  return who;
};

const doing = (
  portal: PortalFixture,
  who: Buyer,
  mark: string,
  words: Readonly<Record<string, unknown>>,
): Do => {
  const make = async (key: string, { values, want, also = {}, as = who }: Parameters<Do>[1] = {}) => {
    const call = callOf(key);
    const fill: Fill = (name) => known({ ...portal.open, ...words, ...also }, call, name);
    const answer: ApiResponse = await sendRequest(portal, as, call, { values, want, fill, text: mark });
    assert.equal(answer.status, 200, `${key}: ${answer.raw}`);
    return answer.body.data;
  };
  return make as Do;
};

const idOf = async (made: Promise<{ id: number }>): Promise<number> => (await made).id;

const tokenOf = async (make: Do): Promise<string> =>
  (await make<{ token: string }>('POST /api/v1/pictures')).token;

/** A member's records besides orders. */
const settle = async (portal: PortalFixture, who: Buyer, mark: string, make: Do) => {
  const files = [
    await idOf(make('POST /api/v1/visa-files')),
    await idOf(make('POST /api/v1/visa-files')),
    await idOf(make('POST /api/v1/visa-files')),
  ];
  const { db } = portal.deps.database;
  await make('PUT /api/v1/collections/:productId', {
    values: [Number(portal.open['collections/:productId'])],
  });
  await make('PUT /api/v1/preferences/:name', { values: [String(portal.open['preferences/:name'])] });
  const factors = await db
    .insert(secondFactors)
    .values({
      ...{ userId: who.userId, kind: 'totp', name: mark, confirmedAt: new Date() },
      secretCipher: Buffer.from(mark),
    })
    .returning({ id: secondFactors.id });
  const waits = await db
    .insert(waitlistEntries)
    .values({
      ...{ userId: who.userId, skuId: portal.skuId, day: addDays(portal.day, 200) },
      ...{ adults: 1, children: 0, language: 'zh' as const },
    })
    .returning({ id: waitlistEntries.id });
  await insertMessages(db, [
    {
      ...{ userId: who.userId, category: 'notice', source: mark, path: null },
      ...{ title: { zh: mark }, body: { zh: mark } },
    },
  ]);
  const received = await db.select({ id: messages.id }).from(messages).where(eq(messages.userId, who.userId));
  const alerts = await db
    .insert(productAlerts)
    .values({
      ...{ userId: who.userId, productId: Number(portal.open.ticketId), kind: 'price' },
      ...{ basePrice: 2, maxPrice: 1 },
    })
    .returning({ id: productAlerts.id });
  const devices = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, who.userId));
  return {
    travellers: [await idOf(make('POST /api/v1/travellers'))],
    addresses: [await idOf(make('POST /api/v1/addresses'))],
    files,
    coupons: [
      await idOf(make('POST /api/v1/coupons/:id/claim', { values: [Number(portal.open['coupons/:id'])] })),
    ],
    pictures: [await tokenOf(make), await tokenOf(make)],
    devices: devices.map(({ id }) => id),
    factors: factors.map(({ id }) => id),
    waits: waits.map(({ id }) => id),
    messages: received.map(({ id }) => id),
    alerts: alerts.map(({ id }) => id),
  };
};

const ownOf = (
  kept: Awaited<ReturnType<typeof settle>>,
  { orders, payments }: Ordered,
): MemberFixture['own'] => ({
  'orders/:orderNo': orders,
  'cashier/:orderNo': orders,
  'alipay/:paymentNo': payments.alipay,
  'wechatpay/:paymentNo': payments.wechatpay,
  'stripe/:paymentNo': payments.stripe,
  'travellers/:id': kept.travellers,
  'addresses/:id': kept.addresses,
  'visa-files/:id': kept.files,
  'sessions/:id': kept.devices,
  'factors/:id': kept.factors,
  'waitlist/:id': kept.waits,
  'messages/:id': kept.messages,
  'alerts/:id': kept.alerts,
  'pictures/:token': kept.pictures,
  orderNo: orders,
  travellerId: kept.travellers,
  couponId: kept.coupons,
  fileId: kept.files,
  pictures: kept.pictures,
});

/** Creates the fixture: a paid order of each kind, an unpaid one, a refunded one, and all other records. */
export const openMember = async (portal: PortalFixture): Promise<MemberFixture> => {
  const number = ++memberCount;
  const mark = `海棠第${number}人`;
  const words = wordsOf(number);
  const who = await enter(portal);
  const make = doing(portal, who, mark, words);
  const kept = await settle(portal, who, mark, make);
  const ordered = await placeOrders(portal, make, kept);
  const { mobile, email } = words;
  return {
    ...{ who, mark, own: ownOf(kept, ordered) },
    secrets: [
      mark,
      String(mobile),
      String(email),
      who.username,
      ...ordered.orders,
      ...ordered.secrets,
    ].filter(Boolean),
    fill: (call) => (name) => known({ ...portal.open, ...words }, call, name),
  };
};
