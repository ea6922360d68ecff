import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { readEnv } from '#src/platform/config/index.ts';
import type { Mail } from '#src/platform/messaging/delivery.ts';
import { createHttpSms } from '#src/platform/messaging/http-sms.ts';
import { createChannels } from '#src/platform/messaging/index.ts';
import { createSmtpMail } from '#src/platform/messaging/smtp-mail.ts';
import { findInboxSecret, inboxSmsUrl } from '#src/platform/sandbox-accounts/index.ts';
import { buildSandbox } from '../app.ts';
import { temporaryFolder } from '../testing/sandbox-setup.ts';
import type { Letter } from './letters.ts';

const mail: Mail = {
  id: 'notice-1',
  to: 'chen@example.com',
  subject: '已收到付款 · 海途旅行',
  text: '陈海，您好：',
  html: '<p>陈海，<b>您好</b></p><script>alert(1)</script>',
};
const sms = { id: 'notice-2', to: '13800000000', text: '【海途旅行】您的订单已发货' };

/** A sandbox, and a server's own ways into its inbox. */
const openInbox = async (t: TestContext) => {
  const dataDir = await temporaryFolder();
  const app = await buildSandbox({ dataDir });
  t.after(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const sandboxPort = Number(new URL(origin).port);
  const source = { PORTAL_ENV: 'test', DATA_DIR: dataDir, SANDBOX_PORT: String(sandboxPort) };
  const channels = await createChannels(readEnv(source));
  const letters = async (query = ''): Promise<Letter[]> =>
    ((await (await fetch(`${origin}/inbox/letters${query}`)).json()) as { letters: Letter[] }).letters;
  return { app, dataDir, origin, sandboxPort, channels, letters };
};

test('mails and SMS are stored unchanged, and read by recipient', async (t) => {
  const { channels, letters } = await openInbox(t);
  await channels.mail.send(mail);
  await channels.sms.send(sms);
  const [letter] = await letters('?to=chen@example.com');
  assert.equal(letter?.messageId, '<notice-1@notice.localhost>');
  assert.equal(letter?.subject, mail.subject);
  assert.equal(letter?.text.trim(), mail.text);
  assert.equal(letter?.html.trim(), mail.html);
  assert.deepEqual(
    (await letters()).map(({ channel, to }) => `${channel} ${to}`),
    ['sms 13800000000', 'mail chen@example.com'],
  );
});

test('the page is marked as a sandbox and shows messages without executing them', async (t) => {
  const { channels, origin } = await openInbox(t);
  const empty = await (await fetch(`${origin}/inbox`, { headers: { 'accept-language': 'zh' } })).text();
  assert.match(empty, /沙箱/);
  assert.match(empty, /还没有收到/);
  await channels.mail.send(mail);
  const list = await (await fetch(`${origin}/inbox`)).text();
  const [, path = ''] = /href="(\/inbox\/\d+)"/.exec(list) ?? [];
  const reply = await fetch(origin + path);
  const page = await reply.text();
  assert.match(page, /<iframe [^>]*sandbox srcdoc="&lt;p&gt;/);
  assert.equal(page.includes('<script'), false);
  assert.match(String(reply.headers.get('content-security-policy')), /default-src 'none'/);
  assert.equal((await fetch(`${origin}/inbox/999`)).status, 404);
});

test('only the portal can deliver messages', async (t) => {
  const { origin, sandboxPort, letters } = await openInbox(t);
  const stranger = createHttpSms({ url: inboxSmsUrl(sandboxPort), secret: 'another secret, long' });
  await assert.rejects(stranger.send(sms), { name: 'NotDelivered', final: true });
  const unsigned = await fetch(`${origin}/inbox/sms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sms),
  });
  assert.equal(unsigned.status, 401);
  const { port } = (await (await fetch(`${origin}/inbox/smtp`)).json()) as { port: number };
  const url = async () => `smtp://portal:wrong@127.0.0.1:${port}?ignoreTLS=true`;
  const other = createSmtpMail({ url, from: 'a@example.com' });
  await assert.rejects(other.send(mail), { name: 'NotDelivered', final: false });
  assert.deepEqual(await letters(), []);
});

test('the same SMS is stored once', async (t) => {
  const { channels, letters } = await openInbox(t);
  await channels.sms.send(sms);
  await channels.sms.send(sms);
  assert.equal((await letters()).length, 1);
});

test('a refusal says whether a retry helps, and an unreachable server did not deliver', async (t) => {
  const { app, channels } = await openInbox(t);
  const refused = (to: string, final: boolean) =>
    assert.rejects(channels.mail.send({ ...mail, to }), { name: 'NotDelivered', final });
  await refused('busy@example.com', false);
  await refused('nobody@example.com', true);
  await assert.rejects(channels.sms.send({ ...sms, to: '110' }), { name: 'NotDelivered', final: true });
  await app.close();
  await assert.rejects(channels.mail.send(mail), { name: 'NotDelivered', final: false });
  await assert.rejects(channels.sms.send(sms), { name: 'NotDelivered', final: false });
});

test('production refuses the sandbox and incomplete settings', async (t) => {
  const { dataDir } = await openInbox(t);
  const secret = (await findInboxSecret(dataDir)) ?? '';
  const alipay = Object.fromEntries(
    ['APP_ID', 'SELLER_ID', 'PRIVATE_KEY', 'PUBLIC_KEY', 'GATEWAY'].map((name) => [`ALIPAY_${name}`, 'x']),
  );
  const source = {
    PORTAL_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.example.com',
    DATABASE_URL: 'postgres:///haitu?host=/var/run/postgresql',
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString('hex'),
    ...alipay,
  };
  const mailed = { ...source, SMTP_URL: `smtps://portal:${secret}@127.0.0.1:2525` };
  const sms = { SMS_URL: 'https://sms.example/send', SMS_SECRET: 'a secret of sixteen' };
  assert.throws(() => readEnv(source), /SMTP_URL is missing/);
  assert.throws(() => readEnv(mailed), /SMS_URL is missing/);
  assert.throws(() => readEnv({ ...mailed, SMS_URL: sms.SMS_URL }), /SMS_SECRET is missing/);
  await assert.rejects(createChannels(readEnv({ ...mailed, ...sms })), /SMTP_URL is refused/);
  const good = { ...mailed, SMTP_URL: 'smtps://mail.example' };
  await assert.rejects(
    createChannels(readEnv({ ...good, ...sms, SMS_SECRET: secret })),
    /SMS_SECRET is refused/,
  );
  await createChannels(readEnv({ ...good, ...sms }));
});
