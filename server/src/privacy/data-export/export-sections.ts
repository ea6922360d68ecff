import { asc, eq, sql } from 'drizzle-orm';
import {
  addresses,
  coupons,
  enquiries,
  favourites,
  loginLog,
  memberCoupons,
  messageChannels,
  messages,
  orders,
  pickColumns,
  pictures,
  productAlerts,
  products,
  secondFactors,
  sessions,
  skus,
  travelContracts,
  travellers,
  userPreferences,
  userPrivacy,
  users,
  visaDocuments,
  waitlistEntries,
} from '#src/platform/database/index.ts';
import { readOrders } from './order-data.ts';
import { postSections } from './post-sections.ts';
import type { Read } from './reader.ts';

const exportedUserColumns = (Object.keys(userPrivacy) as (keyof typeof userPrivacy)[]).filter(
  (name) => userPrivacy[name].exported,
);

const account: Read = ({ db }, id) =>
  db.select(pickColumns(users, exportedUserColumns)).from(users).where(eq(users.id, id));

const devices: Read = ({ db }, id) =>
  db
    .select({
      agent: sessions.agent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, id));

const factors: Read = ({ db }, id) =>
  db
    .select({
      kind: secondFactors.kind,
      name: secondFactors.name,
      createdAt: secondFactors.createdAt,
      lastUsedAt: secondFactors.lastUsedAt,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, id));

const logins: Read = ({ db }, id) =>
  db
    .select({
      result: loginLog.result,
      agent: loginLog.agent,
      address: loginLog.address,
      createdAt: loginLog.createdAt,
    })
    .from(loginLog)
    .where(eq(loginLog.userId, id))
    .orderBy(asc(loginLog.id));

const people: Read = async ({ db, cipher }, userId) => {
  const rows = await db.select().from(travellers).where(eq(travellers.userId, userId));
  return rows.map(({ id, userId, documentCipher, documentMask, documentHash, ...person }) => ({
    ...person,
    documentNo: cipher.decrypt(documentCipher),
  }));
};

const places: Read = async ({ db }, id) => {
  const rows = await db.select().from(addresses).where(eq(addresses.userId, id));
  return rows.map(({ id, userId, ...place }) => place);
};

const collected: Read = ({ db }, id) =>
  db
    .select({ title: products.title, price: favourites.price, createdAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.userId, id));

const ownCoupons: Read = ({ db }, id) =>
  db
    .select({
      title: coupons.title,
      discount: coupons.discount,
      endsAt: coupons.endsAt,
      orderNo: orders.orderNo,
      createdAt: memberCoupons.createdAt,
    })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
    .where(eq(memberCoupons.userId, id));

const waits: Read = ({ db }, id) =>
  db
    .select({
      tour: products.title,
      ...pickColumns(waitlistEntries, ['day', 'adults', 'children', 'state', 'offerUntil', 'createdAt']),
    })
    .from(waitlistEntries)
    .innerJoin(skus, eq(skus.id, waitlistEntries.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(waitlistEntries.userId, id))
    .orderBy(asc(waitlistEntries.id));

const alerts: Read = ({ db }, id) =>
  db
    .select({
      product: products.title,
      ...pickColumns(productAlerts, ['kind', 'day', 'basePrice', 'maxPrice', 'state', 'createdAt']),
    })
    .from(productAlerts)
    .innerJoin(products, eq(products.id, productAlerts.productId))
    .where(eq(productAlerts.userId, id))
    .orderBy(asc(productAlerts.id));

/** Files are downloaded at their order. */
const contracts: Read = ({ db }, id) =>
  db
    .select({
      orderNo: orders.orderNo,
      version: travelContracts.version,
      issuedAt: travelContracts.issuedAt,
      contractSha256: travelContracts.contractSha256,
      itinerarySha256: travelContracts.itinerarySha256,
    })
    .from(travelContracts)
    .innerJoin(orders, eq(orders.id, travelContracts.orderId))
    .where(eq(travelContracts.userId, id))
    .orderBy(asc(travelContracts.id));

/** Files are listed with metadata; they are downloaded where they are used. */
const files: Read = ({ db }, id) =>
  db
    .select({
      name: visaDocuments.name,
      type: visaDocuments.type,
      bytes: visaDocuments.bytes,
      createdAt: visaDocuments.createdAt,
    })
    .from(visaDocuments)
    .where(eq(visaDocuments.userId, id));

const ownPictures: Read = ({ db }, id) =>
  db
    .select({
      address: sql<string>`'/api/v1/pictures/' || ${pictures.token}`,
      type: pictures.type,
      createdAt: pictures.createdAt,
    })
    .from(pictures)
    .where(eq(pictures.userId, id));

const asked: Read = async ({ db }, id) => {
  const own = sql`select subject_id from audit_log where actor_id = ${id} and subject = 'enquiry'`;
  const rows = await db.select().from(enquiries).where(sql`${enquiries.enquiryNo} in (${own})`);
  return rows.map(({ id, tourId, fingerprint, assigneeId, updatedAt, ...enquiry }) => enquiry);
};

const received: Read = ({ db }, id) =>
  db
    .select(pickColumns(messages, ['category', 'title', 'body', 'readAt', 'createdAt']))
    .from(messages)
    .where(eq(messages.userId, id))
    .orderBy(asc(messages.id));

const channels: Read = ({ db }, id) =>
  db
    .select({ settings: messageChannels.settings })
    .from(messageChannels)
    .where(eq(messageChannels.userId, id));

const settings: Read = ({ db }, id) =>
  db
    .select({ name: userPreferences.name, value: userPreferences.value })
    .from(userPreferences)
    .where(eq(userPreferences.userId, id))
    .orderBy(asc(userPreferences.name));

/** The sections of a data export, in order. */
export const exportSections = {
  account,
  devices,
  secondFactors: factors,
  logins,
  travellers: people,
  addresses: places,
  orders: ({ db, cipher }, userId) => readOrders(db, userId, cipher),
  travelContracts: contracts,
  ...postSections,
  collections: collected,
  coupons: ownCoupons,
  waitlists: waits,
  alerts,
  visaFiles: files,
  pictures: ownPictures,
  enquiries: asked,
  messages: received,
  messageChannels: channels,
  preferences: settings,
} as const satisfies Readonly<Record<string, Read>>;
