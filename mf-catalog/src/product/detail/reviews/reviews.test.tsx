import type { CallData, Review } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { intersectAtOnce } from '#src/near.fixture.ts';
import { Reviews } from './reviews.tsx';

const call = 'GET /api/v1/products/:id/reviews';

const review = (id: number, rating: number, changes: Partial<Review> = {}): Review => ({
  id,
  author: `旅*${id}`,
  rating,
  scores: {},
  travellerType: null,
  helpful: 0,
  text: { zh: `第 ${id} 条评价`, en: `Review ${id}` },
  pictures: [],
  day: '2026-10-02',
  reply: null,
  ...changes,
});

const all = [
  review(1, 5, { pictures: ['/artwork/sea/1.svg'], reply: { zh: '谢谢您，欢迎再来', en: 'Thank you' } }),
  ...[2, 3, 4, 5, 6].map((id) => review(id, 4)),
  review(7, 1),
];

const choices = {
  stars: [1, 5, 0, 0, 1],
  pictures: 1,
  travellerTypes: [{ type: 'family' as const, count: 3 }],
  scores: [{ aspect: 'guide' as const, tenths: 46 }],
};

const answers: Answers = {
  [call]: ({ query }): CallData<typeof call> => {
    const rating = Number(query.rating);
    const page = Number(query.pageNum ?? 1) - 1;
    const found = all.filter((one) => !rating || one.rating === rating);
    const list = found.slice(page * 5, page * 5 + 5);
    return { list, total: found.length, ...choices };
  },
};

const product = { id: 7, rating: 41, reviewCount: 7 };

beforeEach(intersectAtOnce);
afterEach(() => jest.restoreAllMocks());

test('reviews show author, stars, text and reply', async () => {
  renderView(<Reviews product={product} />, { answers });
  const first = within((await screen.findByText('第 1 条评价')).closest('article') as HTMLElement);
  for (const text of ['旅*1', '5 星', '商家回复', '谢谢您，欢迎再来'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText(/2026年10月2日/)).toBeVisible();
  expect(screen.getByText('4.1')).toBeVisible();
});

test('a rating filters the reviews, and clears when chosen again', async () => {
  const { person, server } = renderView(<Reviews product={product} />, { answers });
  const one = await screen.findByRole('button', { name: '1 星，1 条' });
  await person.click(one);
  expect(await screen.findByText('第 7 条评价')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('第 1 条评价')).not.toBeInTheDocument());
  expect(one).toHaveAttribute('aria-pressed', 'true');
  expect(server.received(call).at(-1)?.query.rating).toBe('1');
  await person.click(one);
  expect(await screen.findByText('第 1 条评价')).toBeVisible();
  expect(screen.getByRole('button', { name: '全部 7 条' })).toHaveAttribute('aria-pressed', 'true');
});

test('a rating without reviews cannot be chosen', async () => {
  renderView(<Reviews product={product} />, { answers });
  expect(await screen.findByRole('button', { name: '3 星，0 条' })).toBeDisabled();
});

test('reviews are paginated, and a rating filter returns to page 1', async () => {
  const path = '/route/detail?id=7';
  const { person, server, address } = renderView(<Reviews product={product} />, { path, answers });
  await person.click(await screen.findByRole('button', { name: '第 2 页' }));
  expect(await screen.findByText('第 6 条评价')).toBeVisible();
  expect(address()).toBe('/route/detail?id=7&reviewPage=2');
  await person.click(screen.getByRole('button', { name: '4 星，5 条' }));
  await waitFor(() => expect(server.received(call).at(-1)?.query.pageNum).toBe('1'));
  expect(address()).toBe('/route/detail?id=7&stars=4');
});

test.each([
  ['stars=1', { rating: '1', pageNum: '1' }],
  ['reviewPage=2', { pageNum: '2' }],
  ['stars=6&reviewPage=-1', { pageNum: '1' }],
  ['stars=1.5&reviewPage=1e9', { pageNum: '1' }],
])('%s in the URL requests %j', async (search, query) => {
  const path = `/route/detail?id=7&${search}`;
  const { server } = renderView(<Reviews product={product} />, { path, answers });
  expect(await screen.findByText('4.1')).toBeVisible();
  expect(server.received(call)[0]?.query).toEqual({ pageSize: '5', ...query });
});

test('the averages of the sub-scores and the traveller type are shown', async () => {
  const family = review(1, 5, { travellerType: 'family' });
  renderView(<Reviews product={product} />, {
    answers: { [call]: { list: [family], total: 1, ...choices } },
  });
  const scores = within(await screen.findByLabelText('各项评分'));
  expect(scores.getByText('导游讲解')).toBeVisible();
  expect(scores.getByText('4.6')).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('家庭')).toBeVisible();
});

test('reviews are narrowed and sorted, each change from the first page on', async () => {
  const path = '/route/detail?id=7&reviewPage=2';
  const { person, server, address } = renderView(<Reviews product={product} />, { path, answers });
  await person.click(await screen.findByRole('button', { name: '有图 1' }));
  await person.click(screen.getByRole('button', { name: '家庭 3' }));
  await person.click(screen.getByRole('button', { name: '最有用' }));
  await waitFor(() =>
    expect(server.received(call).at(-1)?.query).toEqual({
      ...{ pictures: 'yes', travellerType: 'family', sort: 'helpful', pageNum: '1', pageSize: '5' },
    }),
  );
  expect(address()).toBe('/route/detail?id=7&reviewPictures=yes&traveller=family&reviewSort=helpful');
  expect(screen.getByRole('button', { name: '最有用' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: '家庭 3' }));
  await person.click(screen.getByRole('button', { name: '最新' }));
  expect(address()).toBe('/route/detail?id=7&reviewPictures=yes');
});

test('a member marks a review as helpful and takes it back', async () => {
  const { person, server } = renderView(<Reviews product={product} />, {
    user: people.member,
    answers: {
      ...answers,
      'GET /api/v1/reviews/votes': [
        { id: 1, helpful: 2, voted: false, own: false },
        { id: 2, helpful: 4, voted: false, own: true },
      ],
      'PUT /api/v1/reviews/:id/vote': { helpful: 3 },
      'DELETE /api/v1/reviews/:id/vote': { helpful: 2 },
    },
  });
  await person.click(await screen.findByRole('button', { name: '有用 2' }));
  const given = await screen.findByRole('button', { name: '有用 3' });
  expect(given).toHaveAttribute('aria-pressed', 'true');
  await person.click(given);
  expect(await screen.findByRole('button', { name: '有用 2' })).toHaveAttribute('aria-pressed', 'false');
  expect(server.received('DELETE /api/v1/reviews/:id/vote')[0]?.params).toEqual({ id: '1' });
  expect(screen.getByText('有用 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: '有用 4' })).not.toBeInTheDocument();
});

test('a visitor logs in before voting and returns here', async () => {
  const { person, address } = renderView(<Reviews product={product} />, {
    ...{ path: '/route/detail?id=7', answers },
  });
  const [first] = await screen.findAllByRole('button', { name: '有用' });
  await person.click(first as HTMLElement);
  expect(address()).toBe(`/login?redirect=${encodeURIComponent('/route/detail?id=7')}`);
});

test('a picture of a guest opens large', async () => {
  const { person } = renderView(<Reviews product={product} />, { answers });
  await person.click(await screen.findByRole('button', { name: '旅*1的图片 1' }));
  expect(within(screen.getByRole('dialog')).getByRole('img')).toBeVisible();
});

test('a product without reviews says so without a call', () => {
  const { server } = renderView(<Reviews product={{ id: 7, rating: null, reviewCount: 0 }} />, { answers });
  expect(screen.getByText('还没有评价')).toBeVisible();
  expect(server.received(call)).toHaveLength(0);
});

test('a failed load of reviews shows the error and can be retried', async () => {
  const { person, server } = renderView(<Reviews product={product} />, {
    answers: { [call]: refuse('B0001', '评价读取失败', { status: 503 }) },
  });
  expect(await screen.findByText('评价读取失败')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('第 1 条评价')).toBeVisible();
});

test('reviews are available in English', async () => {
  renderView(<Reviews product={product} />, { answers, language: 'en' });
  expect(await screen.findByText('Review 1')).toBeVisible();
  expect(screen.getByText('5 of 5 stars')).toBeInTheDocument();
  expect(screen.getByText('Thank you')).toBeVisible();
});
