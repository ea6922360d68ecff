import assert from 'node:assert/strict';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { contents, room, slot } from '#src/catalog/products/testing/contents.ts';
import { hashPassword, openSession } from '#src/identity/authentication/index.ts';
import { recordLogin } from '#src/identity/authentication/login-record.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send, sent } from '#src/media/pictures/testing/upload.ts';
import { coupons, userImportFaults, userImports, users } from '#src/platform/database/index.ts';
import { type Buyer, cardOf, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { putOnSale } from '#src/sales/checkout/testing/put-on-sale.ts';
import type { VisaFixture } from '#src/sales/checkout/testing/visa-fixture.ts';
import { runDatedSteps } from '#src/sales/fulfilment/index.ts';
import { sendDueRefunds } from '#src/sales/payments/index.ts';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { uploaded } from '#src/sales/visa-documents/testing/upload.ts';
import { formRequest } from '#test/support/form.ts';

export const password = 'Ocean@2026';

const rights = ['biz:order:edit', 'trade:order:fulfil', 'trade:invoice:issue', 'trade:visa:review'];

/** Unique texts of one person, found nowhere else in the test. */
export const person = {
  username: 'forget_me_li',
  nickname: '忘忧昵称',
  birthday: '1987-06-05',
  mobile: '13812345671',
  email: 'forget.me@private.example',
  network: '198.51.100.77',
  device: 'ForgetPhone/7.7',
  traveller: { name: '忘忧旅人', documentNo: cardOf(701), mobile: '13812345672' },
  typedIn: { name: '忘忧同行', documentNo: cardOf(702), mobile: '13812345673' },
  contact: { name: '忘忧联系', mobile: '13812345674', email: 'forget.contact@private.example' },
  emergency: { name: '忘忧紧急', mobile: '13812345675' },
  address: { name: '忘忧收件', mobile: '13812345676', detail: '忘忧路八十八号' },
  guest: '忘忧住客',
  remark: '忘忧备注',
  invoice: { title: '忘忧抬头', taxNo: '91440800FORGETME01', email: 'forget.invoice@private.example' },
  file: 'forget-passport.pdf',
  inFile: 'forget-me-inside-a-file',
  group: { organisation: '忘忧单位', contactName: '忘忧领队', message: '忘忧留言' },
  reason: '忘忧退款原因',
  staffSays: '忘忧客服说明',
  tracking: 'FORGET123456',
  payer: 'forget-payer-account',
  filter: '忘忧筛选',
} as const;

const texts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];

/** Every text of {@link person}. */
export const personal: readonly string[] = texts(person);

type Ask = <T>(method: 'POST' | 'PUT', url: string, payload?: object, by?: Buyer) => Promise<T>;

const asking =
  (checkout: VisaFixture, who: Buyer): Ask =>
  async <T>(method: 'POST' | 'PUT', url: string, payload?: object, by = who) => {
    const reply = await checkout.call<T>(by, method, `/api/v1${url}`, { payload, key: newKey() });
    assert.equal(reply.status, 200, `${method} ${url}: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };

const enter = async (checkout: VisaFixture): Promise<Buyer> => {
  const who = await checkout.signIn('MEMBER', { username: person.username });
  const { nickname, birthday, mobile, email } = person;
  const proven = checkout.clock.now();
  const passwordHash = await hashPassword(password);
  const own = { nickname, birthday, mobile, email, mobileVerifiedAt: proven, emailVerifiedAt: proven };
  await checkout.deps.database.db
    .update(users)
    .set({ ...own, passwordHash })
    .where(eq(users.id, who.userId));
  return who;
};

const giveCoupon = async ({ deps, clock }: VisaFixture): Promise<number> => {
  const now = clock.now().getTime();
  const [coupon] = await deps.database.db
    .insert(coupons)
    .values({
      ...{ title: { zh: '立减 10 元' }, discount: { type: 'amount', amount: 1_000 }, total: 10 },
      ...{ startsAt: new Date(now - 1_000), endsAt: new Date(now + 1e10) },
    })
    .returning();
  return coupon?.id ?? 0;
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
  await send(checkout, who, { bytes: await canvas().png().toBuffer(), to: '/api/v1/account/avatar' });
  await ask('PUT', '/preferences/filters.orders', { value: [{ name: person.filter }] });
  const couponId = (await ask<{ id: number }>('POST', `/coupons/${await giveCoupon(checkout)}/claim`)).id;
  await ask('POST', `/coupons/${await giveCoupon(checkout)}/claim`);
  const file = { bytes: pdf(person.inFile), name: person.file };
  return {
    travellerId,
    couponId,
    fileIds: [await uploaded(checkout, who, file), await uploaded(checkout, who, file)],
  };
};

const sell = async (checkout: VisaFixture, day: string) => {
  const title = { zh: '海边' };
  const rooms = await putOnSale(checkout, { kind: 'hotel', title, content: contents.hotel }, [
    { attributes: room, price: 30_000, days: [day] },
  ]);
  const seats = await putOnSale(checkout, { kind: 'ticket', title, content: contents.ticket }, [
    { attributes: slot, price: 4_500, days: [day] },
  ]);
  const things = await putOnSale(checkout, { kind: 'goods', title, content: contents.goods }, [
    { attributes: { values: [0], weight: 300 }, price: 3_000 },
  ]);
  return { rooms, seats, things };
};

const pay = async (checkout: VisaFixture, who: Buyer, orderNo: string): Promise<void> => {
  const paymentNo = await checkout.startPaying(who, orderNo);
  const notice = await checkout.notify({ ...checkout.provider.pay(paymentNo), buyer_logon_id: person.payer });
  assert.equal(notice.text, 'success');
};

/** Orders one of each kind, and a tour that is refunded; returns the numbers. */
const order = async (
  checkout: VisaFixture,
  who: Buyer,
  ask: Ask,
  kept: Awaited<ReturnType<typeof settle>>,
) => {
  const day = addDays(dayOf(checkout.clock.now()), 20);
  const { rooms, seats, things } = await sell(checkout, day);
  const { contact, remark, typedIn, emergency, invoice: bill } = person;
  const { detail, ...receiver } = person.address;
  const sendTo = { ...receiver, province: '广东省', city: '湛江市', district: '', street: detail };
  const companion = { ...typedIn, documentType: 'id-card' };
  const invoice = { type: 'company', ...bill };
  const book = async (kind: string, form: object): Promise<string> => {
    const booking = { remark, invoice, ...form };
    return (await ask<{ orderNo: string }>('POST', `/orders/${kind}`, booking)).orderNo;
  };
  const buy = async (kind: string, form: object): Promise<string> => {
    const orderNo = await book(kind, form);
    await pay(checkout, who, orderNo);
    return orderNo;
  };
  const people = { travellers: [{ travellerId: kept.travellerId }], contact, emergencyContact: emergency };
  const trip = (change: object) => ({ ...checkout.booking(), ...people, ...change });
  return {
    tour: await buy('tour', trip({ couponId: kept.couponId, expectedAmount: 99_000 })),
    hotel: await buy('hotel', {
      ...{ hotelId: rooms.productId, skuId: rooms.skuIds[0], checkIn: day, checkOut: addDays(day, 1) },
      ...{ rooms: 1, guests: [person.guest], arrivalTime: '18:00', contact, expectedAmount: 30_000 },
    }),
    ticket: await buy('ticket', {
      ...{ ticketId: seats.productId, skuId: seats.skuIds[0], day, count: 1, visitors: [companion] },
      ...{ contact, expectedAmount: 4_500 },
    }),
    goods: await buy('goods', {
      lines: [{ skuId: things.skuIds[0], count: 1 }],
      address: sendTo,
      expectedAmount: 4_000,
    }),
    visa: await buy('visa', {
      ...{ visaId: checkout.visaId, skuId: checkout.typeId, travelDay: checkout.travelDay, contact },
      applicants: [
        {
          person: companion,
          applicant: 'employed',
          files: kept.fileIds.map((fileId, place) => ({ fileId, code: ['护照', '在职证明'][place] })),
        },
      ],
      ...{ returnAddress: sendTo, expectedAmount: 38_000 },
    }),
    givenBack: await buy('tour', trip({ travellers: [{ ...companion, documentNo: cardOf(703) }] })),
    unpaid: await book('tour', trip({ travellers: [{ ...companion, documentNo: cardOf(704) }] })),
  };
};

type Ordered = Awaited<ReturnType<typeof order>>;

const issueInvoice = async ({ app }: VisaFixture, staff: Buyer, orderNo: string): Promise<void> => {
  const file = new File([new Uint8Array(pdf(person.inFile))], 'invoice.pdf');
  const form = await formRequest({ invoiceNo: '24440000000001', file });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/v1/invoices/${orderNo}/issue`,
    payload: form.payload,
    headers: { ...form.headers, ...staff.headers },
  });
  assert.equal(statusCode, 200, body);
};

/** Takes every order to its final state, as staff, buyer and clock. */
const completeOrders = async (
  checkout: VisaFixture,
  who: Buyer,
  ask: Ask,
  orders: Ordered,
): Promise<void> => {
  const staff = await checkout.signIn('STAFF', { perms: rights });
  const step = (orderNo: string, event: string, more: object = {}) =>
    ask('POST', `/orders/${orderNo}/fulfilment`, { event, reason: person.staffSays, ...more }, staff);
  await ask('POST', `/orders/${orders.unpaid}/cancel`);
  const payload = { reason: person.reason, expectedRefund: 100_000 };
  await ask('POST', `/orders/${orders.givenBack}/refund`, payload);
  await sendDueRefunds(checkout.payment);
  await step(orders.tour, 'confirmGroup');
  for (const event of ['confirmRoom', 'checkIn', 'checkOut']) await step(orders.hotel, event);
  await issueInvoice(checkout, staff, orders.hotel);
  await ask('POST', `/staff/orders/${orders.hotel}/notes`, { text: person.staffSays }, staff);
  await step(orders.goods, 'ship', { parcel: { carrier: '顺丰', trackingNo: person.tracking } });
  await ask('POST', `/orders/${orders.goods}/receive`);
  await ask('POST', `/orders/${orders.visa}/visa-files/submit`);
  for (const event of ['sendToConsulate', 'approveVisa', 'deliver']) await step(orders.visa, event);
  const { token } = await sent(checkout, who);
  const review = { rating: 5, text: '海风很舒服，早餐也很丰富。', pictures: [token] };
  await ask('POST', `/orders/${orders.hotel}/review`, review);
};

/** An import of users, as made by staff. */
const importUsers = async ({ deps: { database } }: VisaFixture, { userId }: Buyer): Promise<void> => {
  const sheet = JSON.stringify([person.nickname]);
  const [made] = await database.db
    .insert(userImports)
    .values({ userId, deptId: 1, mode: 'keep-good', fileName: person.file, rows: 1, sheet })
    .returning();
  const fault = { number: 1, line: 2, field: 'nickname', value: person.nickname, reason: { zh: '太长' } };
  await database.db.insert(userImportFaults).values({ importId: made?.id ?? 0, ...fault });
};

/** A fixture: a member with data in every module; all orders are final. */
export const openMember = async (checkout: VisaFixture): Promise<Buyer> => {
  const who = await enter(checkout);
  const ask = asking(checkout, who);
  const orders = await order(checkout, who, ask, await settle(checkout, who, ask));
  await completeOrders(checkout, who, ask, orders);
  checkout.clock.advance(60 * 86_400);
  for (let turn = 0; turn < 3; turn += 1) await runDatedSteps(checkout.payment);
  const { network: address, device: agent } = person;
  const own = { userId: who.userId, address, agent, now: checkout.clock.now() };
  const token = await openSession(checkout.deps.database.db, own);
  await recordLogin(checkout.deps, { username: person.username, address, agent }, 'success');
  await importUsers(checkout, who);
  return { userId: who.userId, headers: { authorization: `Bearer ${token}` } };
};
