import { addDays, defaultChannels } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { hashPassword, openSession } from '#src/identity/authentication/index.ts';
import { recordLogin } from '#src/identity/authentication/login-record.ts';
import { openChallenge, replaceRecoveryCodes } from '#src/identity/second-factor/index.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send } from '#src/media/pictures/testing/upload.ts';
import { createFileCipher, loadKeyRing } from '#src/platform/crypto/index.ts';
import {
  approvalDeputies,
  approvals,
  bulkJobRows,
  bulkJobs,
  buyerAnswers,
  coupons,
  customerNotes,
  libraryPictures,
  orders as orderTable,
  pictures,
  questions,
  recordEditors,
  releaseForceApprovals,
  reviews,
  reviewVotes,
  schedules,
  secondFactors,
  sharedViews,
  userImportFaults,
  userImports,
  userRoles,
  users,
  waitlistEntries,
} from '#src/platform/database/index.ts';
import type { Buyer } from '#src/sales/checkout/testing/checkout-fixture.ts';
import type { VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';
import { issueContracts } from '#src/sales/travel-contracts/index.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { uploaded } from '#src/sales/visa-documents/testing/upload.ts';
import { type Ask, asking, completeOrders, placeOrders } from './member-orders.ts';
import { person } from './person.ts';

export const password = 'Ocean@2026';

const enter = async (checkout: VisaFixture): Promise<Buyer> => {
  const who = await checkout.signIn('MEMBER', { username: person.username });
  const { nickname, birthday, mobile, email } = person;
  const proven = checkout.clock.now();
  const passwordHash = await hashPassword(password);
  const own = { nickname, birthday, mobile, email, mobileVerifiedAt: proven, emailVerifiedAt: proven };
  await checkout.deps.db
    .update(users)
    .set({ ...own, passwordHash })
    .where(eq(users.id, who.userId));
  return who;
};

const giveCoupon = async ({ deps, clock }: VisaFixture): Promise<number> => {
  const now = clock.now().getTime();
  const [coupon] = await deps.db
    .insert(coupons)
    .values({
      ...{ title: { zh: '立减 10 元' }, discount: { type: 'amount', amount: 1_000 }, total: 10 },
      ...{ startsAt: new Date(now - 1_000), endsAt: new Date(now + 1e10) },
    })
    .returning();
  return coupon?.id ?? 0;
};

/** A vote for the review of somebody else. */
const voteForReview = async ({ deps: { db }, tourId }: VisaFixture, { userId }: Buyer): Promise<void> => {
  const values = { productId: tourId, author: '林**', rating: 5, text: { zh: '海风很好' } };
  const [review] = await db.insert(reviews).values(values).returning({ id: reviews.id });
  await db.insert(reviewVotes).values({ reviewId: review?.id ?? 0, userId });
};

/** A question, and an answer to it. */
const askQuestion = async ({ deps: { db }, tourId }: VisaFixture, { userId }: Buyer): Promise<void> => {
  const values = { userId, author: '陈**', text: { zh: '几点出发？' } };
  const [asked] = await db
    .insert(questions)
    .values({ ...values, productId: tourId })
    .returning();
  await db.insert(buyerAnswers).values({ ...values, questionId: asked?.id ?? 0 });
};

/** A saved filter that the member shared with their role. */
const shareFilter = async ({ deps: { db } }: VisaFixture, { userId }: Buyer) => {
  const [role] = await db
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const view = { userId, roleId: role?.id ?? 0, screen: 'business.orders', name: person.filter };
  await db.insert(sharedViews).values({ ...view, filters: [{ name: 'keywords', value: person.filter }] });
};

/** A member's records besides orders. */
const settle = async (checkout: VisaFixture, who: Buyer, ask: Ask) => {
  const { traveller, address, group } = person;
  const { id: travellerId } = await ask<{ id: number }>('POST', '/travellers', {
    ...traveller,
    documentType: 'id-card',
  });
  await ask('POST', '/addresses', { ...address, regionCode: '440803001', isDefault: true });
  await ask('PUT', `/collections/${checkout.tourId}`);
  await ask('POST', '/account/codes', { channel: 'sms', target: '13812345678' });
  const enquiry = { ...group, people: 20, mobile: '13812345679', email: person.email };
  await ask('POST', '/enquiries', enquiry);
  const message = { topic: 'other', orderNo: 'T2611200K3V9', contactName: group.contactName };
  await ask('POST', '/enquiries/messages', { ...message, message: group.message, email: person.email });
  await send(checkout, who, { bytes: await canvas().png().toBuffer(), to: '/api/v1/account/avatar' });
  await ask('PUT', '/preferences/filters.orders', { value: [{ name: person.filter }] });
  await shareFilter(checkout, who);
  const couponId = (await ask<{ id: number }>('POST', `/coupons/${await giveCoupon(checkout)}/claim`)).id;
  await ask('POST', `/coupons/${await giveCoupon(checkout)}/claim`);
  const wait = { skuId: checkout.skuId, day: addDays(checkout.day, 200), adults: 1, children: 0 };
  await checkout.deps.db.insert(waitlistEntries).values({ ...wait, userId: who.userId, language: 'zh' });
  await ask('POST', '/alerts', {
    productId: checkout.tourId,
    kind: 'availability',
    skuId: checkout.skuId,
    day: addDays(checkout.day, 200),
  });
  const note = { userId: who.userId, authorId: who.userId, text: '喜欢海景房' };
  await checkout.deps.db.insert(customerNotes).values(note);
  await checkout.deps.db.insert(recordEditors).values({
    ...{ kind: 'article', recordId: 1, userId: who.userId },
    ...{ since: checkout.clock.now(), seenAt: checkout.clock.now() },
  });
  await ask('PUT', '/messages/channels', defaultChannels);
  await voteForReview(checkout, who);
  await askQuestion(checkout, who);
  const file = { bytes: pdf(person.inFile), name: person.file };
  return {
    travellerId,
    couponId,
    fileIds: [await uploaded(checkout, who, file), await uploaded(checkout, who, file)],
  };
};

/** An import of users, as made by staff. */
const importUsers = async ({ deps: { database, env } }: VisaFixture, { userId }: Buyer): Promise<void> => {
  const sheet = JSON.stringify([person.nickname]);
  const passwords = createFileCipher(loadKeyRing(env), 'import-passwords').seal(Buffer.from('[]'), userId);
  const [made] = await database.db
    .insert(userImports)
    .values({ userId, passwords, deptId: 1, mode: 'keep-good', fileName: person.file, rows: 1, sheet })
    .returning();
  const fault = { number: 1, line: 2, field: 'nickname', value: person.nickname, reason: { zh: '太长' } };
  await database.db.insert(userImportFaults).values({ importId: made?.id ?? 0, ...fault });
};

const addSecondFactor = async ({ deps }: VisaFixture, { userId }: Buyer): Promise<void> => {
  const { db } = deps;
  const secretCipher = createFileCipher(loadKeyRing(deps.env), 'second-factor').seal(
    Buffer.from('JBSWY3DPEHPK3PXP'),
    userId,
  );
  const app = { kind: 'totp', name: person.phone, secretCipher } as const;
  await db.insert(secondFactors).values({ ...app, userId, confirmedAt: deps.now() });
  await replaceRecoveryCodes(db, userId);
  await openChallenge(deps, { userId, sessionId: null, purpose: 'login' });
};

/** What staff did about the member, and what the member did as staff. */
const workAsStaff = async (checkout: VisaFixture, { userId }: Buyer): Promise<void> => {
  const { db } = checkout.deps;
  const [order] = await db.select().from(orderTable).where(eq(orderTable.userId, userId)).limit(1);
  const rejection = {
    kind: 'rejection',
    state: 'WITHDRAWN',
    orderId: order?.id,
    proposedBy: userId,
  } as const;
  await db.insert(approvals).values({
    ...{ ...rejection, decidedBy: userId, reason: person.reason, decision: person.staffSays },
  });
  const [picture] = await db.select().from(pictures).where(eq(pictures.userId, userId)).limit(1);
  const shared = { token: picture?.token ?? '', name: 'beach', author: person.username };
  await db.insert(libraryPictures).values(shared);
  const other = (await checkout.buyer()).userId;
  const job = { userId: other, kind: 'user-status', params: {}, state: 'done', total: 1 } as const;
  const [made] = await db.insert(bulkJobs).values(job).returning();
  const row = { jobId: made?.id ?? 0, number: 1, key: String(userId), state: 'done' } as const;
  await db.insert(bulkJobRows).values({ ...row, name: { zh: person.nickname, en: person.username } });
  const days = { firstDay: checkout.day, lastDay: checkout.day };
  await db.insert(approvalDeputies).values([
    { ...days, principalId: userId, deputyId: other },
    { ...days, principalId: other, deputyId: userId },
  ]);
  const forced = { app: 'mf_catalog', version: '1.0.0-0000001', reason: person.reason } as const;
  await db.insert(releaseForceApprovals).values({ ...forced, approver: person.username, userId });
  const step = { productId: checkout.tourId, action: 'publish', userId, author: person.username } as const;
  await db.insert(schedules).values({ ...step, at: new Date(checkout.clock.now().getTime() + 1e11) });
};

/** A fixture: a member with data in every module; all orders are final. */
export const openMember = async (checkout: VisaFixture): Promise<Buyer> => {
  const who = await enter(checkout);
  const ask = asking(checkout, who);
  const orders = await placeOrders(checkout, who, ask, await settle(checkout, who, ask));
  await issueContracts(checkout.payment);
  await completeOrders(checkout, who, ask, orders);
  checkout.clock.advance(60 * 86_400);
  for (let turn = 0; turn < 3; turn += 1) await runDatedSteps(checkout.payment);
  const { network: address, device: agent } = person;
  const own = { userId: who.userId, address, agent, now: checkout.clock.now() };
  const token = await openSession(checkout.deps, own);
  await recordLogin(checkout.deps, { username: person.username, address, agent }, 'success');
  await importUsers(checkout, who);
  await workAsStaff(checkout, who);
  await addSecondFactor(checkout, who);
  return { userId: who.userId, headers: { authorization: `Bearer ${token}` } };
};
