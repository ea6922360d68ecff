import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NotificationFacts } from '#src/platform/database/index.ts';
import type { NotificationEvent } from './notification-events.ts';
import { notificationMessages, renderMail, renderSms } from './render-notification.ts';

const orderNo = 'T261120AAAAAAAAAA';
const facts: NotificationFacts = {
  orderNo,
  kind: 'tour',
  title: { zh: '硇洲岛两日', en: 'Two days on Naozhou' },
  name: '陈海',
  amount: 129_900,
  day: '2026-12-24',
  expiresAt: '2026-11-20T16:30:00.000Z',
};
const url = 'https://haitu.example/personal/route-order/detail?orderNo=T261120AAAAAAAAAA';

const events = Object.keys(notificationMessages.zh.events).map((key) =>
  key.replace(/-.*/, ''),
) as NotificationEvent[];
const whole = {
  ...facts,
  reason: '人数不足',
  carrier: '顺丰',
  trackingNo: 'SF123456',
  people: 3,
  balance: 70_000,
  balanceDue: '2026-12-10',
  body: { zh: '含早餐。', en: 'Breakfast is included.' },
};

for (const language of ['zh', 'en'] as const)
  test(`every notification renders in ${language} without placeholders`, () => {
    for (const kind of ['tour', 'hotel', 'ticket', 'goods', 'visa'])
      for (const event of events) {
        const notification = { event, language, facts: { ...whole, kind } };
        const { subject, text, html } = renderMail(notification, url);
        const sms = renderSms(notification);
        for (const told of [subject, text, html.replace(/style="[^"]*"/g, ''), sms])
          assert.doesNotMatch(told, /[{}]|undefined|null/, `${event} ${kind}`);
        assert.ok(text.includes(url) && [...sms].length <= (language === 'zh' ? 70 : 160), sms);
        assert.ok(text.includes(orderNo) && html.includes(orderNo));
        assert.equal(
          sms.includes(orderNo),
          !['offerSeats', 'message'].includes(event),
          'only offers and messages are not about an order',
        );
      }
  });

test('amounts, days and times are formatted for Asia/Shanghai', () => {
  const notification = { event: 'create', language: 'en', facts } as const;
  assert.equal(renderMail(notification, url).subject, 'Order received: please pay by 00:30 · Haitu Travel');
  assert.match(renderMail(notification, url).text, /¥1299\.00/);
  assert.match(
    renderSms({ ...notification, language: 'zh' }),
    /^【海途旅行】您的订单 .* 00:30 前支付 ¥1299\.00/,
  );
});

test('a sentence with a missing value is left out', () => {
  const { text } = renderMail({ event: 'rejectDocs', language: 'zh', facts }, url);
  assert.equal(text.includes('原因'), false);
  assert.throws(() =>
    renderMail({ event: 'confirmGroup', language: 'zh', facts: { ...facts, day: null } }, url),
  );
});

for (const event of ['approveVisa', 'refuseVisa', 'deliver'] as const)
  test(`the message ${event} of an electronic visa says nothing of originals`, () => {
    for (const [language, originals] of [
      ['zh', /原件/],
      ['en', /originals/],
    ] as const) {
      const told = (electronic?: boolean): string => {
        const notification = { event, language, facts: { ...whole, kind: 'visa', electronic } };
        return renderMail(notification, url).text + renderSms(notification);
      };
      assert.match(told(), originals);
      assert.doesNotMatch(told(true), originals);
    }
  });

test('the mail of a paid tour names its extras in the language of the booking', () => {
  const extras = [
    { name: { zh: '旅游意外险', en: 'Travel insurance' }, quantity: 2 },
    { name: { zh: '接机', en: 'Airport transfer' }, quantity: 1 },
  ];
  const mailIn = (language: 'zh' | 'en') =>
    renderMail({ event: 'pay', language, facts: { ...facts, extras } }, url).text;
  assert.match(mailIn('zh'), /旅游意外险 × 2、接机 × 1/);
  assert.match(mailIn('en'), /Travel insurance × 2, Airport transfer × 1/);
  assert.doesNotMatch(renderMail({ event: 'pay', language: 'en', facts }, url).text, /Extras/);
});

test('user input is escaped and cannot inject a header', () => {
  const title = { zh: '<img src=x onerror=alert(1)>{reason}\r\nBcc: all@example.com' };
  const bad = { ...whole, title, name: '<b>"陈"</b>&' };
  const { subject, text, html } = renderMail({ event: 'failGroup', language: 'zh', facts: bad }, url);
  assert.doesNotMatch(html, /<img|<b>/);
  assert.match(html, /&lt;b&gt;&quot;陈&quot;&lt;\/b&gt;&amp;/);
  assert.doesNotMatch(subject, /[\r\n]/);
  assert.ok(text.includes('{reason}'), 'a name in braces within a value is not filled in');
});

test('an offer of a waiting list names day, seats and end, and no order', () => {
  const { orderNo: _orderNo, ...offer } = { ...facts, people: 3 };
  const { subject, text, html } = renderMail(
    { event: 'offerSeats', language: 'zh', facts: offer },
    'https://haitu.example/personal/waitlist',
  );
  assert.equal(subject, '候补有位：请在 00:30 前预订 · 海途旅行');
  assert.match(text, /“硇洲岛两日”2026-12-24 班期已有名额，为您保留 3 个至 00:30/);
  assert.match(text, /前往我的候补: https:\/\/haitu.example\/personal\/waitlist/);
  assert.doesNotMatch(text + html, /undefined|下了订单/);
});
