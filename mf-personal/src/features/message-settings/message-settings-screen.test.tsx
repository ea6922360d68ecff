import { defaultChannels } from '@portal/shared/rules';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { MessageSettingsScreen } from './message-settings-screen.tsx';

const reading = 'GET /api/v1/messages/channels';
const saving = 'PUT /api/v1/messages/channels';
const channels = { settings: defaultChannels, mail: 'c***n@example.com', sms: null };

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<MessageSettingsScreen />, {
    path: '/personal/message-settings',
    user: people.member,
    answers: { [reading]: channels, [saving]: channels, ...answers },
    ...options,
  });

const box = (name: string) => screen.findByRole('checkbox', { name });

test('channels without a verified contact cannot be chosen, except for orders', async () => {
  show();
  expect(await box('降价提醒：邮件')).toBeChecked();
  expect(await box('降价提醒：短信')).toBeDisabled();
  expect(await box('订单与候补：短信')).toBeEnabled();
  expect(screen.getByText('邮件发送至 c***n@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: '前往账户安全' })).toHaveAttribute('href', '/personal/safety');
});

test('notices about the account cannot be switched off', async () => {
  show();
  const row = (await screen.findAllByRole('row')).at(-1);
  expect(row).toHaveTextContent('账户与安全通知始终接收始终接收始终接收');
});

test('a change is saved as a whole', async () => {
  const { person, server } = show();
  await person.click(await box('降价提醒：邮件'));
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('消息设置已保存')).toBeVisible();
  expect(server.received(saving)[0]?.body).toEqual({
    ...defaultChannels,
    price: { mail: false, sms: false },
  });
});

test('orders keep one channel', async () => {
  const { person } = show();
  await person.click(await box('订单与候补：邮件'));
  await person.click(await box('订单与候补：短信'));
  expect(screen.getByRole('alert')).toHaveTextContent('订单消息至少保留一种接收方式');
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('a failed load can be retried', async () => {
  show({ [reading]: refuse('B0001', '系统繁忙', { status: 500 }) });
  expect(await screen.findByText('系统繁忙')).toBeVisible();
});

test('the settings are in English, too', async () => {
  show({}, { language: 'en' });
  expect(await box('Price drops: Email')).toBeChecked();
});
