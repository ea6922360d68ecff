import type { StaffReview } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Reviews from './index.tsx';

const review = {
  ...{
    id: 7,
    rating: 4,
    text: { zh: '导游很好' },
    pictures: [],
    blocked: 0,
    author: '小林',
    day: '2026-11-20',
  },
  ...{ product: { id: 3, kind: 'tour', title: { zh: '涠洲岛三日游' } }, orderNo: null, reply: null },
  ...{ takenDown: null, version: '17' },
} as unknown as StaffReview;

const answered = { ...review, id: 8, author: '小陈', text: { zh: '还行' }, reply: { zh: '谢谢' } };
const down = { ...review, id: 9, author: '小王', takenDown: { day: '2026-11-21', reason: '含手机号' } };

const answers: Answers = {
  'GET /api/v1/reviews/page': { list: [review, answered, down] as StaffReview[], total: 3 },
  'DELETE /api/v1/reviews/:id/reply': null,
  'POST /api/v1/reviews/:id/restore': null,
};

const show = (path = '/business/reviews', user: (typeof people)['root'] = people.root) =>
  renderView(<Reviews />, { path, user, answers });

const namesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map((button) => button.textContent);

describeList({
  screen: <Reviews />,
  path: '/business/reviews',
  call: 'GET /api/v1/reviews/page',
  page: { list: [review], total: 1 },
  shown: '导游很好',
  filter: { label: '星级', choose: '4 星', query: { rating: '4' } },
  empty: '没有符合条件的评价',
});

test('the URL sets the filters of the list', async () => {
  const { server } = show('/business/reviews?rating=9&kind=visa&replied=no&from=2026-11-02&to=2026-11-01');
  expect(await screen.findByText('共 3 条')).toBeVisible();
  expect(server.received('GET /api/v1/reviews/page')[0]?.query).toEqual({
    ...{ kind: 'visa', replied: 'no', from: '2026-11-01', to: '2026-11-02', pageNum: '1', pageSize: '10' },
  });
});

test('the actions of a card depend on its reply and whether it is taken down', async () => {
  show();
  const cards = await screen.findAllByRole('article');
  expect(cards.map(namesOf)).toEqual([
    ['回复', '下架'],
    ['修改回复', '撤回回复', '下架'],
    ['回复', '恢复显示'],
  ]);
});

test('the actions of a card depend on the permissions', async () => {
  show('/business/reviews', { ...people.admin, perms: ['biz:review:query', 'biz:review:hide'] });
  const cards = await screen.findAllByRole('article');
  expect(cards.map(namesOf)).toEqual([['下架'], ['下架'], ['恢复显示']]);
});

test('a reply is withdrawn and a review restored after a question', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: /^撤回回复 小陈/ }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }));
  await waitFor(() =>
    expect(server.received('DELETE /api/v1/reviews/:id/reply')[0]?.params).toEqual({ id: '8' }),
  );
  await person.click(await screen.findByRole('button', { name: /^恢复显示 小王/ }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复显示' }),
  );
  await waitFor(() =>
    expect(server.received('POST /api/v1/reviews/:id/restore')[0]?.params).toEqual({ id: '9' }),
  );
});

test('the action of a card opens its drawer', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /^回复 小林/ }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('导游很好')).toBeVisible();
});

test('a typed reply survives a reload or the end of a session, until its drawer is closed', async () => {
  const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>) => {
    await person.click(await screen.findByRole('button', { name: /^回复 小林/ }));
    return screen.findByRole('textbox', { name: '回复' });
  };
  const first = show();
  await first.person.type(await open(first), '感谢您的评价');
  first.unmount();
  const second = show();
  expect(await open(second)).toHaveValue('感谢您的评价');
  await second.person.click(screen.getByRole('button', { name: '取消' }));
  await second.person.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
