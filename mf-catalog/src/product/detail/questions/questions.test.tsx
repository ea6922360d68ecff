import type { Question } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { intersectAtOnce } from '#src/near.fixture.ts';
import { Questions } from './questions.tsx';

const reading = 'GET /api/v1/products/:id/questions';
const asking = 'POST /api/v1/products/:id/questions';
const answering = 'POST /api/v1/questions/:id/answers';

const question = (id: number, changes: Partial<Question> = {}): Question => ({
  ...{ id, author: '陈**', text: { zh: `第 ${id} 个问题` }, day: '2026-11-02', answer: null, answers: [] },
  ...changes,
});

const markup = '<b onclick="x()">几点出发</b>';
const list = [
  question(1, {
    text: { zh: markup },
    answer: { zh: '早上八点', en: 'At eight' },
    answers: [{ id: 9, author: '林**', text: { zh: '我们八点走的' }, day: '2026-11-03' }],
  }),
  ...[2, 3, 4, 5].map((id) => question(id)),
];

const show = (answers: Answers = {}, member = true) =>
  renderView(<Questions productId={7} />, {
    path: '/route/detail?id=7',
    ...(member && { user: people.member }),
    answers: {
      [reading]: { list, total: 6 },
      [asking]: { id: 11 },
      [answering]: { id: 12 },
      'GET /api/v1/products/:id/question-rights': { canAnswer: false },
      ...answers,
    },
  });

const typeIn = async ({ person }: ReturnType<typeof show>, text: string) => {
  await person.type(screen.getByRole('textbox'), text);
  await person.click(screen.getByRole('button', { name: '提交' }));
};

beforeEach(() => {
  sessionStorage.clear();
  intersectAtOnce();
});
afterEach(() => jest.restoreAllMocks());

test('questions are shown as text with the answers of the agency and of buyers, page by page', async () => {
  const { person, server } = show({}, false);
  const first = within((await screen.findByText(markup)).closest('article') as HTMLElement);
  for (const text of ['早上八点', '我们八点走的', '商家回答', '买家回答'])
    expect(first.getByText(text)).toBeVisible();
  expect(screen.getAllByText('等待回答')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: '回答' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '第 2 页' }));
  await waitFor(() => expect(server.received(reading).at(-1)?.query.pageNum).toBe('2'));
});

test('a visitor logs in before asking', async () => {
  const { person, address } = show({}, false);
  await person.click(await screen.findByRole('button', { name: '我要提问' }));
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/route/detail?id=7')}`);
});

test('a member asks; too short a question is refused before it is sent', async () => {
  const view = show();
  await view.person.click(await screen.findByRole('button', { name: '我要提问' }));
  await typeIn(view, '在吗');
  expect(await screen.findByText('请填写 5 至 500 字')).toBeVisible();
  await typeIn(view, '，几点出发？');
  expect(await screen.findByText('已提交，客服回复后会显示在这里')).toBeVisible();
  expect(view.server.received(asking).map(({ body }) => body)).toEqual([{ text: '在吗，几点出发？' }]);
  expect(screen.getByRole('button', { name: '我要提问' })).toBeVisible();
});

test('the limit of questions is shown at the field, and the text is kept', async () => {
  const view = show({ [asking]: refuse('B0210', '每天最多提 5 个问题', { status: 429 }) });
  await view.person.click(await screen.findByRole('button', { name: '我要提问' }));
  await typeIn(view, '几点出发？');
  expect(await screen.findByText('每天最多提 5 个问题')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('几点出发？');
});

test('a buyer answers a question', async () => {
  const view = show({ 'GET /api/v1/products/:id/question-rights': { canAnswer: true } });
  const [answer] = await screen.findAllByRole('button', { name: '回答' });
  await view.person.click(answer as HTMLElement);
  await typeIn(view, '八点在校门口集合');
  expect(await screen.findByText('已提交，审核后显示')).toBeVisible();
  const [sent] = view.server.received(answering);
  expect([sent?.params, sent?.body]).toEqual([{ id: '1' }, { text: '八点在校门口集合' }]);
});

test('a product without questions invites to ask', async () => {
  show({ [reading]: { list: [], total: 0 } });
  expect(await screen.findByText('还没有人提问')).toBeVisible();
});
