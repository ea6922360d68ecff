import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { inRoot } from '../../../process/root.ts';
import { run } from '../../../process/run.ts';
import { mapWithConcurrency } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';

type Change = Readonly<Record<string, string>>;

/** Settings that production refuses, with the beginning of the sentence. */
const refused: readonly (readonly [change: Change, sentence: string])[] = [
  [{ DATA_KEY: '0'.repeat(64) }, 'DATA_KEY is refused in production'],
  [{ DATA_KEY: '0a'.repeat(32) }, 'DATA_KEY is refused in production'],
  [{ RELEASE_TOKEN: 'a'.repeat(32) }, 'RELEASE_TOKEN is refused in production'],
  [{ SMS_SECRET: 'a'.repeat(16) }, 'SMS_SECRET is refused in production'],
  [{ LOG_LEVEL: 'silent' }, 'LOG_LEVEL must be error or more in production'],
  [{ LOG_LEVEL: 'fatal' }, 'LOG_LEVEL must be error or more in production'],
  [{ PUBLIC_ORIGIN: 'http://www.example.com' }, 'PUBLIC_ORIGIN must be https in production'],
  [{ OVERRIDE_ORIGINS: 'http://preview.example' }, 'OVERRIDE_ORIGINS must list https origins'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must list proxies only'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES must list proxies only'],
  [{ SMTP_URL: 'smtp://mail.example:25' }, 'SMTP_URL must be encrypted in production'],
  [{ CAPTCHA_FIXED_CODE: '8888' }, 'CAPTCHA_FIXED_CODE is refused in production'],
  [{ ALIPAY_GATEWAY: 'http://127.0.0.1:8090/gateway.do' }, ''],
  [{ DATABASE_URL: '' }, 'DATABASE_URL is missing: production does not use the bundled database'],
  [{ DATABASE_TLS: '' }, 'DATABASE_URL must be encrypted in production'],
  [{ DATA_KEY: randomBytes(32).toString('hex') }, 'DATA_KEY is not the key'],
];

export const refusals: Proof<AttackEnvironment> = {
  number: 12,
  claim:
    'Production refuses keys of one repeated sign, silent logs, http origins, trust-all proxies, the bundled database and a role that is a superuser, each in one sentence; a key check value is stored at first start, and another DATA_KEY refuses to start',
  run: async ({ site, databases }) => {
    const cases = [
      ...refused,
      [
        { DATABASE_URL: databases.superuserUrl },
        'DATABASE_URL is refused in production: its role is a superuser',
      ],
    ] as const;
    const env = { ...process.env, ...site.settings, PORT: '0' };
    const sentences = await mapWithConcurrency(cases, 2, async ([change, sentence]) => {
      const { code, output } = await run(process.execPath, [inRoot('server/src/app/main.ts')], {
        env: { ...env, ...change },
      });
      const lines = output.trim().split('\n');
      assert.deepEqual([code, lines.length], [1, 1], `${JSON.stringify(change)}: ${output.slice(0, 600)}`);
      assert.ok(lines[0]?.startsWith(sentence), `${JSON.stringify(change)}: ${output}`);
      for (const secret of Object.values(change).filter((value) => /^[0-9a-f]{64}$/.test(value)))
        assert.ok(!output.includes(secret), 'the sentence has no secret');
      return lines[0];
    });
    return { 'settings refused in one sentence': sentences.length };
  },
};
