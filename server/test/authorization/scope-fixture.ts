import assert from 'node:assert/strict';
import type { ETicket } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import {
  auditLog,
  buyerAnswers,
  enquiries,
  orders,
  products,
  questions,
  refunds,
  reviews,
  sessions,
  users,
} from '#src/platform/database/index.ts';
import { newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { setFulfilment } from '#src/sales/refunds/testing/paid-order.ts';
import type { SignedIn } from '../support/sign-in.ts';
import { addDepartment, addStaff } from '../support/system-fixture.ts';
import { type DeclaredCall, staffCalls } from './declared-calls.ts';
import { type MemberFixture, openMember } from './member-fixture.ts';
import { openPortal, type PortalFixture } from './portal-fixture.ts';
import type { Fill } from './sample.ts';

type Values = readonly (string | number)[];

/** Two departments, of which one has all rows. */
export interface ScopeFixture {
  readonly portal: PortalFixture;
  /** Staff with every permission and the data scope "own department": without rows, and with all of them. */
  readonly outsider: SignedIn;
  readonly insider: SignedIn;
  /** The same with the data scope "chosen departments", without a department of their own. */
  readonly chosen: Readonly<Record<'outsider' | 'insider', SignedIn>>;
  /** The member whose orders, reviews and files belong to the department. */
  readonly member: SignedIn;
  /** All of these rows and the member's, by path segment or field. */
  readonly rows: Readonly<Record<string, Values>>;
  /** Texts of the department's rows, to find leaks. */
  readonly secrets: readonly string[];
  /** The rows that a path names, by the segment before the parameter. */
  readonly rowsOf: (call: DeclaredCall) => readonly Values[];
  readonly fill: (call: DeclaredCall) => Fill;
}

const perms = [
  ...new Set(staffCalls.flatMap(({ entry: { access } }) => (typeof access === 'object' ? access.anyOf : []))),
];

/** All rows that belong to departments, in one department. */
const fillDepartment = async (portal: PortalFixture, deptId: number, theirs: MemberFixture) => {
  const { db } = portal.deps.database;
  await db.update(products).set({ deptId });
  await db.update(users).set({ deptId }).where(eq(users.id, theirs.who.userId));
  const colleague = await addStaff(portal.deps, 'far_colleague', { deptId });
  const enquiry = { enquiryNo: 'E2611200001', organisation: '远方学校', people: 30, travelDay: '2027-01-01' };
  const contact = {
    contactName: '远方老师',
    mobile: '13777777777',
    address: '127.0.0.1',
    fingerprint: 'far',
  };
  const [asked] = await db
    .insert(enquiries)
    .values({ ...enquiry, ...contact, assigneeId: colleague })
    .returning({ id: enquiries.id });
  assert.ok(asked);
  return { colleague, enquiryId: asked.id };
};

/** A refund that waits for a decision: of a confirmed tour. */
const requestRefund = async (portal: PortalFixture): Promise<void> => {
  const buyer = await portal.buyer();
  const orderNo = await portal.order(buyer);
  const paymentNo = await portal.startPaying(buyer, orderNo);
  portal.payers.get('alipay')?.pay(paymentNo);
  await portal.call(buyer, 'GET', `/api/v1/payments/alipay/${paymentNo}`);
  await setFulfilment(portal, orderNo, 'CONFIRMED');
  const payload = { reason: '行程有变', expectedRefund: 100_000 };
  const url = `/api/v1/orders/${orderNo}/refund`;
  const { status, body } = await portal.call(buyer, 'POST', url, { payload, key: newKey() });
  assert.equal(status, 200, body.msg);
};

const ticketCode = async (portal: PortalFixture, { who, own }: MemberFixture): Promise<string> => {
  for (const orderNo of own.orderNo ?? []) {
    const { body } = await portal.call<ETicket[]>(who, 'GET', `/api/v1/orders/${orderNo}/e-tickets`);
    const code = body.data?.[0]?.code;
    if (code) return code;
  }
  throw new Error('the member has no e-ticket');
};

const namesOf = async (
  portal: PortalFixture,
  theirs: MemberFixture,
  colleague: number,
  enquiryId: number,
) => {
  const { db } = portal.deps.database;
  const ids = async (rows: Promise<{ id: number }[]>): Promise<Values> => (await rows).map(({ id }) => id);
  const productIds = await ids(db.select({ id: products.id }).from(products));
  const numbers = await db.select({ orderNo: orders.orderNo }).from(orders);
  const refundNos = await db.select({ refundNo: refunds.refundNo }).from(refunds);
  const named: Readonly<Record<string, Values>> = {
    'products/:id': productIds,
    'product-calendars/:id': productIds,
    'orders/:orderNo': numbers.map(({ orderNo }) => orderNo),
    'refunds/:refundNo': refundNos.map(({ refundNo }) => refundNo),
    'questions/:id': await ids(db.select({ id: questions.id }).from(questions)),
    'answers/:answerId': await ids(db.select({ id: buyerAnswers.id }).from(buyerAnswers)),
    'reviews/:id': await ids(db.select({ id: reviews.id }).from(reviews)),
    'enquiries/:id': [enquiryId],
    'users/:id': [colleague],
    'customers/:id': [theirs.who.userId],
    'sessions/:id': await ids(
      db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, theirs.who.userId)),
    ),
    'operations/:id': await ids(
      db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.actorId, theirs.who.userId)).limit(3),
    ),
    'files/:id': theirs.own['visa-files/:id'] ?? [],
    'watch/files/:id': (theirs.own['visa-files/:id'] ?? []).map((id) => `visa-${id}`),
  };
  return {
    ...named,
    'invoices/:orderNo': named['orders/:orderNo'] ?? [],
    'visa-orders/:orderNo': named['orders/:orderNo'] ?? [],
  } as Readonly<Record<string, Values>>;
};

const combined = (lists: readonly Values[]): Values[] =>
  lists.reduce<Values[]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

/** Opens it on its own database. */
export const openScopes = async (...how: Parameters<typeof openPortal>): Promise<ScopeFixture> => {
  const portal = await openPortal(...how);
  const theirs = await openMember(portal);
  await requestRefund(portal);
  const [near, far] = [await addDepartment(portal.deps, 'near'), await addDepartment(portal.deps, 'far')];
  const { colleague, enquiryId } = await fillDepartment(portal, far, theirs);
  const options = { perms, dataScope: 2 };
  const outsider = await portal.signIn('NEAR', { ...options, deptId: near });
  const insider = await portal.signIn('FAR', { ...options, deptId: far });
  const chosen = {
    outsider: await portal.signIn('CHOSEN_NEAR', { perms, dataScope: 4, deptIds: [near] }),
    insider: await portal.signIn('CHOSEN_FAR', { perms, dataScope: 4, deptIds: [far] }),
  };
  const names = await namesOf(portal, theirs, colleague, enquiryId);
  const words: Readonly<Record<string, unknown>> = {
    ...{ deptId: far, recordId: names['products/:id']?.[0], code: await ticketCode(portal, theirs) },
  };
  const nameOf = ({ short, params }: DeclaredCall, place: number): Values => {
    const name = params[place]?.name ?? '';
    const found = names[short.startsWith('watch/files') ? 'watch/files/:id' : name];
    assert.ok(found && found.length > 0, `${short} names “${name}”, of which the department has none`);
    return found;
  };
  return {
    ...{ portal, outsider, insider, chosen, member: theirs.who, rows: { ...theirs.own, ...names } },
    secrets: [...theirs.secrets, 'far_colleague', '远方学校', '13777777777', '硇洲岛两日', '海滨酒店'],
    rowsOf: (call) => combined(call.params.map((_param, place) => nameOf(call, place))),
    fill: (call) => (name) => words[name] ?? theirs.fill(call)(name),
  };
};
