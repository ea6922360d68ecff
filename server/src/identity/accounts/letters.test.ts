import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AccountLetter, accountTexts } from './account-texts.ts';
import { renderLetterMail, renderLetterSms } from './render-letter.ts';
import { sendSecurityMessage, sendTimeoutMs } from './send-security-message.ts';

const values = {
  code: '012345',
  minutes: '5',
  username: 'haiyan2026',
  time: '11月22日 13:40',
  to: '139****0005',
  device: 'Chrome · Windows',
  network: '203.0.113.*',
};
const letters = Object.keys(accountTexts.en.letters) as AccountLetter[];

for (const language of ['zh-cn', 'en'] as const)
  for (const letter of letters)
    test(`the letter ${letter} in ${language} is short and has no placeholder left`, () => {
      const sms = renderLetterSms({ letter, language, values });
      const { subject, text, html } = renderLetterMail({ letter, language, values });
      for (const told of [sms, subject, text, html.replace(/style="[^"]*"/g, '')])
        assert.doesNotMatch(told, /[{}]|undefined/);
      assert.ok([...sms].length <= (language === 'en' ? 160 : 70), `${[...sms].length}: ${sms}`);
    });

test('a letter with missing values is not sent', () => {
  assert.throws(() => renderLetterSms({ letter: 'register', language: 'en', values: {} }), /lacks code/);
});

test('a username in a letter is escaped', () => {
  const { html } = renderLetterMail({
    letter: 'passwordChanged',
    language: 'en',
    values: { ...values, username: '<b>x' },
  });
  assert.ok(html.includes('&lt;b&gt;x') && !html.includes('<b>x'));
});

test('a gateway without an answer times out after 15 s', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const never = { send: () => new Promise<void>(() => undefined) };
  const sending = sendSecurityMessage(
    { mail: never, sms: never },
    { id: 'code-1', channel: 'sms', to: '13900000001' },
    { letter: 'register', language: 'en', values },
  );
  t.mock.timers.tick(sendTimeoutMs);
  await assert.rejects(sending, /within 15000 ms/);
});
