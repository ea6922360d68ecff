import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { orders } from '#src/platform/database/index.ts';
import {
  type Buyer,
  type CheckoutFixture,
  openCheckout,
} from '#src/sales/checkout/testing/checkout-fixture.ts';
import { openGoodsCheckout } from '#src/sales/checkout/testing/goods-fixture.ts';
import { openHotelCheckout } from '#src/sales/checkout/testing/hotel-fixture.ts';
import { pay } from '#src/sales/checkout/testing/started-payment.ts';
import { openTicketCheckout } from '#src/sales/checkout/testing/ticket-fixture.ts';

/** A calendar file with its folded lines joined. */
const calendarOf = async (checkout: CheckoutFixture, buyer: Buyer, orderNo: string, language = 'zh-cn') => {
  const url = `/api/v1/orders/${orderNo}/calendar`;
  const headers = { ...buyer.headers, cookie: `language=${language}` };
  const reply = await checkout.app.inject({ method: 'GET', url, headers });
  const text = reply.body;
  return { reply, text, lines: text.replaceAll('\r\n ', '').split('\r\n') };
};

const compact = (day: string): string => day.replaceAll('-', '');

test('a tour is an all-day event with a reminder the day before and a stable UID', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await pay(checkout, buyer, orderNo);
  const { reply, lines } = await calendarOf(checkout, buyer, orderNo);
  assert.equal(reply.headers['content-type'], 'text/calendar; charset=utf-8');
  assert.match(String(reply.headers['content-disposition']), new RegExp(`attachment.*${orderNo}\\.ics`));
  const { hostname } = new URL(checkout.deps.env.publicOrigin);
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `DTSTART;VALUE=DATE:${compact(checkout.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(checkout.day, 2))}`,
    'SUMMARY:硇洲岛两日',
    `UID:${orderNo}@${hostname}`,
    'TRIGGER:-PT15H',
    'ACTION:DISPLAY',
  ])
    assert.ok(lines.includes(line), `${line} in\n${lines.join('\n')}`);
  const address = `${checkout.deps.env.publicOrigin}/personal/route-order/detail?orderNo=${orderNo}`;
  assert.ok(lines.some((line) => line.startsWith('URL') && line.endsWith(address)));
  assert.ok(lines.some((line) => line.startsWith('DESCRIPTION:订单号') && line.includes(orderNo)));
  const again = await calendarOf(checkout, buyer, orderNo, 'en');
  assert.ok(again.lines.includes(`UID:${orderNo}@${hostname}`));
  assert.ok(again.lines.includes('SUMMARY:Two days on Naozhou'));
  for (const line of again.text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('a stay lasts from check-in to check-out and names the room and the address', async (t) => {
  const checkout = await openHotelCheckout(t);
  const buyer = await checkout.buyer();
  const { orderNo } = (await checkout.bookRooms(buyer)).body.data;
  await pay(checkout, buyer, orderNo);
  const { lines } = await calendarOf(checkout, buyer, orderNo);
  assert.ok(lines.includes(`DTSTART;VALUE=DATE:${compact(checkout.firstNight)}`));
  assert.ok(lines.includes(`DTEND;VALUE=DATE:${compact(addDays(checkout.firstNight, 3))}`));
  assert.ok(lines.includes('SUMMARY:海滨酒店 · 海景大床房'));
  assert.ok(lines.some((line) => /^LOCATION:./.test(line)));
});

test('a time slot is in Asia/Shanghai, whatever the host’s time zone', async (t) => {
  const checkout = await openTicketCheckout(t);
  const buyer = await checkout.buyer();
  const { orderNo } = (await checkout.bookTickets(buyer)).body.data;
  await pay(checkout, buyer, orderNo);
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.ok(order?.snapshot.details.kind === 'ticket');
  const details = { ...order.snapshot.details, day: '2026-12-24', from: '09:00', to: '11:30' };
  await db.update(orders).set({ snapshot: { ...order.snapshot, details } });
  const zone = process.env.TZ;
  for (const host of ['America/New_York', 'Asia/Tokyo', 'UTC']) {
    process.env.TZ = host;
    const { lines } = await calendarOf(checkout, buyer, orderNo);
    assert.ok(lines.includes('DTSTART;TZID=Asia/Shanghai:20261224T090000'), host);
    assert.ok(lines.includes('DTEND;TZID=Asia/Shanghai:20261224T113000'), host);
    assert.ok(lines.includes('BEGIN:VTIMEZONE') && lines.includes('TZOFFSETTO:+0800'));
    assert.ok(lines.some((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line)));
    assert.ok(lines.includes('TRIGGER:-P1D'));
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('a title is escaped', async (t) => {
  const checkout = await openCheckout(t);
  const buyer = await checkout.buyer();
  const orderNo = await checkout.order(buyer);
  await pay(checkout, buyer, orderNo);
  const { db } = checkout.deps.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  assert.ok(order);
  const title = { zh: 'a;b,c\\d\r\nATTACH:file:///etc/passwd\nEND:VEVENT' };
  await db.update(orders).set({ snapshot: { ...order.snapshot, title } });
  const { lines } = await calendarOf(checkout, buyer, orderNo);
  assert.ok(
    lines.includes('SUMMARY:a\\;b\\,c\\\\d\\nATTACH:file:///etc/passwd\\nEND:VEVENT'),
    lines.join('\n'),
  );
  assert.equal(lines.filter((line) => line === 'END:VEVENT').length, 1);
});

test('goods, unpaid and refunded orders have no calendar file', async (t) => {
  const checkout = await openGoodsCheckout(t);
  const buyer = await checkout.buyer();
  const goods = (await checkout.bookGoods(buyer)).body.data.orderNo;
  await pay(checkout, buyer, goods);
  const tour = await checkout.order(buyer);
  const codeOf = async (orderNo: string) => (await calendarOf(checkout, buyer, orderNo)).reply.json().code;
  assert.deepEqual([await codeOf(goods), await codeOf(tour)], ['A0513', 'A0513']);
  await pay(checkout, buyer, tour);
  const { db } = checkout.deps.database;
  await db.update(orders).set({ state: 'REFUND_REQUESTED' }).where(eq(orders.orderNo, tour));
  assert.equal(await codeOf(tour), 'A0513');
  await db.update(orders).set({ state: 'PAID' }).where(eq(orders.orderNo, tour));
});
