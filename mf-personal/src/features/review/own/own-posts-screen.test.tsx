import type { ListedReview, OwnQuestion } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { OwnPostsScreen } from './own-posts-screen.tsx';

const product = { id: 3, kind: 'tour' as const, title: { zh: '涠洲岛三日游', en: 'Weizhou Island' } };

const review: ListedReview = {
  ...{ id: 1, author: '陈**', rating: 4, scores: { guide: 5 }, travellerType: 'family', helpful: 2 },
  ...{ text: { zh: '导游很好' }, pictures: [], day: '2026-11-02', reply: { zh: '谢谢您' } },
  ...{ takenDown: null, product },
};

const question: OwnQuestion = {
  ...{ id: 2, author: '陈**', text: { zh: '几点出发？' }, day: '2026-11-03', answer: null, answers: [] },
  ...{ product, state: 'PENDING', hiddenReason: null },
};

const hidden: OwnQuestion = {
  ...question,
  id: 4,
  text: { zh: '加我电话' },
  state: 'HIDDEN',
  hiddenReason: '广告',
};
const answered: OwnQuestion = {
  ...{ ...question, id: 3, text: { zh: '包午餐吗？' }, state: 'SHOWN', answer: { zh: '包午餐' } },
  answers: [{ id: 9, author: '林**', text: { zh: '吃得不错' }, day: '2026-11-04' }],
};

const show = (path = '/personal/reviews', answers: Answers = {}) =>
  renderView(<OwnPostsScreen />, {
    ...{ path, user: people.member },
    answers: {
      'GET /api/v1/account/reviews': { list: [review], total: 1 },
      'GET /api/v1/account/questions': { list: [hidden, answered, question], total: 3 },
      ...answers,
    },
  });

test('reviews are listed with their product, sub-scores and reply', async () => {
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: '涠洲岛三日游' })).toHaveAttribute('href', '/route/detail?id=3');
  for (const text of ['导游很好', '导游讲解 5 · 家庭', '谢谢您']) expect(card.getByText(text)).toBeVisible();
});

test('questions are listed with their state, answers and the reason why one is hidden', async () => {
  const { person, address } = show();
  await person.click(await screen.findByRole('tab', { name: '提问' }));
  expect(address()).toBe('/personal/reviews?tab=questions');
  expect(await screen.findByText('加我电话')).toBeVisible();
  for (const text of ['未公开', '原因：广告', '已公开', '包午餐', '吃得不错', '审核中', '等待回答'])
    expect(screen.getByText(text)).toBeVisible();
});

test('empty lists name the next step, and a failed one can be retried', async () => {
  const { person, server } = show('/personal/reviews?tab=questions', {
    'GET /api/v1/account/questions': refuse('B0001', '读取失败', { status: 503 }),
    'GET /api/v1/account/reviews': { list: [], total: 0 },
  });
  expect(await screen.findByText('读取失败')).toBeVisible();
  server.answer({ 'GET /api/v1/account/questions': { list: [], total: 0 } });
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有提问')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: '评价' }));
  expect(await screen.findByText('还没有评价')).toBeVisible();
});
