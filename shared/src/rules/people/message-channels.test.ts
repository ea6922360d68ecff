import { checkChannelSettings, defaultChannels, isChannelOn } from './message-channels.ts';

test.each([
  ['order', 'mail', true],
  ['order', 'sms', true],
  ['price', 'mail', true],
  ['price', 'sms', false],
  ['availability', 'sms', false],
  ['notice', 'sms', true],
] as const)('by default a message about %s by %s: %s', (category, channel, expected) => {
  expect(isChannelOn(defaultChannels, category, channel)).toBe(expected);
});

test.each([
  [true, false, 0],
  [false, true, 0],
  [false, false, 1],
])('orders by mail %s and SMS %s: %i faults', (mail, sms, faults) => {
  expect(checkChannelSettings({ ...defaultChannels, order: { mail, sms } })).toHaveLength(faults);
});

test('notices about the account cannot be switched off', () => {
  const off = { mail: false, sms: false };
  const settings = { order: off, reply: off, price: off, availability: off };
  expect(isChannelOn(settings, 'notice', 'mail')).toBe(true);
});
