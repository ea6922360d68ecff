import type { Message } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MessageCentreScreen } from './message-centre-screen.tsx';

const listing = 'GET /api/v1/messages';
const reading = 'PUT /api/v1/messages/:id/read';
const readingAll = 'PUT /api/v1/messages/read';

const paid: Message = {
  id: 5,
  category: 'order',
  title: { zh: '电子门票已出票', en: 'Your e-tickets are ready' },
  body: { zh: '我们已收到付款。\n请登录后打开二维码。', en: 'We have received ¥90.\nView order.' },
  path: '/personal/ticket-order/detail?orderNo=T20261120000001',
  readAt: null,
  createdAt: '2026-11-20T02:00:00.000Z',
};
const notice: Message = {
  ...{ id: 4, category: 'notice', path: null, readAt: '2026-11-19T02:00:00.000Z' },
  title: { zh: '登录密码已修改', en: 'Your password was changed' },
  body: { zh: '如非本人操作，请联系我们。', en: 'Contact us if it was not you.' },
  createdAt: '2026-11-19T01:00:00.000Z',
};
const page = { list: [paid, notice], total: 2, unread: 1 };

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<MessageCentreScreen />, {
    path: '/personal/messages',
    user: { ...people.member, unreadMessages: 1 },
    answers: { [listing]: page, [reading]: { unread: 0 }, [readingAll]: { unread: 0 }, ...answers },
    ...options,
  });

const unread = () => useSession.getState().user?.unreadMessages;

test('messages show category, time and text, and link to their order', async () => {
  show();
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two messages were expected');
  expect(first).toHaveTextContent('订单2026年11月20日 10:00未读');
  expect(within(first).getByRole('link', { name: '查看详情 电子门票已出票' })).toHaveAttribute(
    'href',
    paid.path,
  );
  expect(second).not.toHaveTextContent('未读');
  expect(within(second).queryByRole('button')).toBeNull();
});

test('a message is marked as read by its button, and the number at the menu follows', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '标为已读：电子门票已出票' }));
  await waitFor(() => expect(unread()).toBe(0));
  expect(server.received(reading)[0]?.params).toEqual({ id: '5' });
});

test('all messages are marked as read together', async () => {
  const { person } = show();
  const button = await screen.findByRole('button', { name: '全部标为已读' });
  await person.click(button);
  expect(await screen.findByText('已全部标为已读')).toBeVisible();
});

test('the category and the page are in the address', async () => {
  const { person, server } = show({ [listing]: { ...page, total: 30 } });
  await person.click(await screen.findByRole('tab', { name: '降价' }));
  await person.click(await screen.findByRole('button', { name: '第 2 页' }));
  await waitFor(() =>
    expect(server.received(listing).at(-1)?.query).toMatchObject({ category: 'price', pageNum: '2' }),
  );
});

test('without messages the screen says what appears there', async () => {
  show({ [listing]: { list: [], total: 0, unread: 0 } });
  expect(await screen.findByText('还没有消息')).toBeVisible();
});

test('a failed load can be retried', async () => {
  show({ [listing]: refuse('B0001', '系统繁忙', { status: 500 }) });
  expect(await screen.findByText('系统繁忙')).toBeVisible();
});

test('messages are in English, too', async () => {
  show({}, { language: 'en' });
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent(
    /Your e-tickets are ready.*View order/,
  );
});
