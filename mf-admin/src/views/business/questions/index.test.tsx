import type { StaffQuestion } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Questions from './index.tsx';

const question: StaffQuestion = {
  ...{ id: 7, author: '陈**', text: { zh: '几点出发？' }, day: '2026-11-20', answer: null, answers: [] },
  ...{ product: { id: 3, kind: 'tour', title: { zh: '涠洲岛三日游' } }, state: 'PENDING' },
  ...{ hiddenReason: null, version: '17' },
};

const shown: StaffQuestion = {
  ...{ ...question, id: 8, author: '林**', text: { zh: '包午餐吗？' }, state: 'SHOWN', answer: { zh: '包' } },
  answers: [{ id: 91, author: '王**', text: { zh: '午餐不错' }, day: '2026-11-21', state: 'PENDING' }],
};
const hidden: StaffQuestion = { ...question, id: 9, author: '黄**', state: 'HIDDEN', hiddenReason: '广告' };

const answers: Answers = {
  'GET /api/v1/questions/page': { list: [question, shown, hidden], total: 3 },
  'PUT /api/v1/questions/:id/answer': null,
  'POST /api/v1/questions/:id/show': null,
  'POST /api/v1/questions/:id/answers/:answerId/show': null,
};

const show = (user: (typeof people)['root'] = people.root) =>
  renderView(<Questions />, { path: '/business/questions', user, answers });

const namesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map((button) => button.textContent);

describeList({
  screen: <Questions />,
  path: '/business/questions',
  call: 'GET /api/v1/questions/page',
  page: { list: [question], total: 1 },
  shown: '几点出发？',
  filter: { label: '状态', choose: '待审核', query: { state: 'PENDING' } },
  empty: '没有符合条件的提问',
});

test('the actions of a card depend on the states of the question and its answers', async () => {
  show();
  const cards = await screen.findAllByRole('article');
  expect(cards.map(namesOf)).toEqual([
    ['回答', '公开', '隐藏'],
    ['公开', '隐藏', '修改回答', '隐藏'],
    ['公开'],
  ]);
});

test('the actions of a card depend on the permissions', async () => {
  show({ ...people.admin, perms: ['biz:question:query', 'biz:question:answer'] });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).queryAllByRole('button').length)).toEqual([1, 1, 0]);
});

test('an answer is written in a drawer and sent with the version that was read', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: /^回答 陈/ }));
  const drawer = await screen.findByRole('dialog');
  await person.type(await within(drawer).findByRole('textbox', { name: '回答' }), '早上八点');
  await person.click(within(drawer).getByRole('button', { name: '发布回答' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/questions/:id/answer')[0]?.body).toEqual({
      zh: '早上八点',
      version: '17',
    }),
  );
});

test('a question and the answer of a buyer are published', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: /^公开 黄/ }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/questions/:id/show')[0]?.params).toEqual({ id: '9' }),
  );
  await person.click(screen.getByRole('button', { name: '公开' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/questions/:id/answers/:answerId/show')[0]?.params).toEqual({
      id: '8',
      answerId: '91',
    }),
  );
});
