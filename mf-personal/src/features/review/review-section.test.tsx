import type { OrderDetail, OwnReview, Picture } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewSection } from './review-section.tsx';

const keeping = 'POST /api/v1/pictures';
const dropping = 'DELETE /api/v1/pictures/:token';
const sending = 'POST /api/v1/orders/:orderNo/review';
const reading = 'GET /api/v1/orders/:orderNo/review';

const mockDraw = jest.fn<Promise<File>, [File, number]>();
jest.mock('#src/picture/draw-jpeg.ts', () => ({
  drawJpeg: (file: File, most: number) => mockDraw(file, most),
}));

const words = '房间正对着海，早餐丰盛，前台热情。';
const review = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: 3,
  author: '陈**',
  rating: 4,
  scores: {},
  travellerType: null,
  helpful: 0,
  text: { zh: words },
  pictures: [],
  day: '2026-11-22',
  reply: null,
  takenDown: null,
  ...changes,
});

const picture = (number: number): Picture => {
  const token = String(number).padStart(22, 'p');
  return { token, url: `/api/v1/pictures/${token}`, width: 40, height: 30 };
};

let uploaded = 0;
const order: Pick<OrderDetail, 'orderNo' | 'kind' | 'state' | 'reviewUntil'> = {
  kind: 'hotel',
  orderNo: 'H20261120000001',
  state: 'COMPLETED',
  reviewUntil: '2027-05-21T15:59:59.999Z',
};
const closed = { ...order, reviewUntil: null };
const onChanged = jest.fn();

const show = (answers: Answers = {}, options: RenderOptions = {}, shown = order) =>
  renderView(<ReviewSection order={shown} onChanged={onChanged} />, {
    user: people.member,
    answers: {
      [keeping]: () => picture(++uploaded),
      [dropping]: null,
      [sending]: review(),
      [reading]: review(),
      ...answers,
    },
    ...options,
  });

const photo = (name = 'sea.jpg') => new File(['picture'], name, { type: 'image/jpeg' });

const chooser = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose pictures by');
  return input;
};

const write = async ({ person }: ReturnType<typeof show>) => {
  await person.click(screen.getByRole('radio', { name: '4 星，满意' }));
  await person.type(screen.getByLabelText('评价内容*'), words);
};

const send = () => screen.getByRole('button', { name: '发表评价' });

beforeEach(() => {
  sessionStorage.clear();
  uploaded = 0;
  onChanged.mockReset();
  mockDraw.mockReset().mockImplementation(async (file) => file);
});

test('stars, text and pictures are sent in order, and shown afterwards', async () => {
  const view = show();
  expect(screen.getByText(/可评价至 2027年5月21日/)).toBeVisible();
  await write(view);
  await view.person.upload(chooser(), [photo('a.jpg'), photo('b.jpg')]);
  expect(await screen.findAllByRole('img', { name: /^图片 \d$/ })).toHaveLength(2);
  expect(mockDraw).toHaveBeenCalledWith(expect.any(File), 1600);
  await view.person.click(send());
  expect(await screen.findByText('评价已发表，谢谢您')).toBeVisible();
  const tokens = [picture(1).token, picture(2).token];
  expect(view.server.received(sending)[0]?.body).toEqual({
    ...{ rating: 4, scores: {}, text: words, pictures: tokens },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: '您的评价' })).toHaveFocus();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('stars are chosen by keyboard', async () => {
  const { person } = show();
  await person.tab();
  await person.keyboard(' ');
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 星，一般' })).toBeChecked();
});

test('missing fields are named and nothing is sent', async () => {
  const { person, server } = show();
  await person.type(screen.getByLabelText('评价内容*'), '很好');
  expect(screen.getByText('2 / 1000 字，至少 10 字')).toBeVisible();
  await person.click(send());
  const told = within(screen.getByRole('alert'));
  expect(told.getByText('请选择评分')).toBeVisible();
  expect(told.getByText('评价为 10 至 1000 字')).toBeVisible();
  await person.click(told.getByText('请选择评分'));
  expect(screen.getByRole('radio', { name: '1 星，很差' })).toHaveFocus();
  expect(server.received(sending)).toEqual([]);
});

test('a draft of a review survives a reload of the tab', async () => {
  const first = show();
  await write(first);
  await first.person.upload(chooser(), photo());
  await screen.findByRole('img', { name: '图片 1' });
  first.unmount();
  show();
  expect(screen.getByLabelText('评价内容*')).toHaveValue(words);
  expect(screen.getByRole('radio', { name: '4 星，满意' })).toBeChecked();
  expect(screen.getByRole('img', { name: '图片 1' })).toHaveAttribute('src', picture(1).url);
});

test.each(['{', '[]', '{"rating":"5","text":"x","pictures":[]}', '{"rating":5,"text":"x","pictures":[1]}'])(
  'an invalid draft (%s) is ignored',
  (text) => {
    sessionStorage.setItem(`draft:${people.member.userId}:review:${order.orderNo}`, `{"typed":${text}}`);
    show();
    expect(screen.getByLabelText('评价内容*')).toHaveValue('');
  },
);

test('a picture is removed and the others keep their order', async () => {
  const view = show();
  await write(view);
  await view.person.upload(chooser(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await screen.findByRole('img', { name: '图片 3' });
  await view.person.click(screen.getByRole('button', { name: '移除图片 2' }));
  await waitFor(() => expect(view.server.received(dropping)[0]?.params.token).toBe(picture(2).token));
  await view.person.click(send());
  await screen.findByText('评价已发表，谢谢您');
  expect(view.server.received(sending)[0]?.body).toMatchObject({
    pictures: [picture(1).token, picture(3).token],
  });
});

test('at most nine pictures are accepted', async () => {
  const { person, server } = show();
  await person.upload(
    chooser(),
    Array.from({ length: 10 }, (_, place) => photo(`${place}.jpg`)),
  );
  expect(await screen.findByText('最多 9 张图片，多选的没有添加')).toBeVisible();
  await waitFor(() => expect(server.received(keeping)).toHaveLength(9));
  expect(screen.queryByRole('button', { name: '添加图片' })).not.toBeInTheDocument();
});

test('a failed picture shows the reason and blocks the review until it is removed', async () => {
  const view = show({ [keeping]: refuse('A0701', '图片已损坏或不完整') });
  await write(view);
  await view.person.upload(chooser(), photo('a.jpg'));
  expect(await screen.findByText(/图片已损坏或不完整/)).toBeVisible();
  await view.person.click(send());
  expect(
    within(screen.getAllByRole('alert')[0] as HTMLElement).getByText('请移除没有上传成功的图片'),
  ).toBeVisible();
  await view.person.click(screen.getByRole('button', { name: '移除图片 1' }));
  await view.person.click(send());
  expect(await screen.findByText('评价已发表，谢谢您')).toBeVisible();
});

test('a file that is no picture or cannot be read is not sent', async () => {
  mockDraw.mockRejectedValueOnce(new Error('broken'));
  const { server } = show();
  const anything = userEvent.setup({ applyAccept: false });
  await anything.upload(chooser(), [photo('a.jpg'), photo('b.heic')]);
  expect(await screen.findByText('a.jpg：无法读取这张图片')).toBeVisible();
  expect(screen.getByText('b.heic：只支持 JPG、PNG、WebP 图片')).toBeVisible();
  expect(server.received(keeping)).toEqual([]);
});

test('a picture missing on the server is marked, and the text is kept', async () => {
  const view = show({ [sending]: refuse('A0400', '没有这张图片，请重新上传', { field: 'pictures/0' }) });
  await write(view);
  await view.person.upload(chooser(), photo('a.jpg'));
  await screen.findByRole('img', { name: '图片 1' });
  await view.person.click(send());
  expect(await screen.findAllByText('没有这张图片，请重新上传')).not.toHaveLength(0);
  expect(screen.queryByRole('img', { name: '图片 1' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('评价内容*')).toHaveValue(words);
});

test('a review written in another tab is shown', async () => {
  const view = show({
    [sending]: refuse('A0513', '该订单已评价', { status: 409 }),
    [reading]: review({ text: { zh: '在另一处写的评价，一样好。' } }),
  });
  await write(view);
  await view.person.click(send());
  expect(await screen.findByText('在另一处写的评价，一样好。')).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('a review shows its pictures and the reply', async () => {
  const pictures = [picture(1).url, picture(2).url];
  show({ [reading]: review({ pictures, reply: { zh: '欢迎再来' } }) }, {}, closed);
  expect(await screen.findByText('欢迎再来')).toBeVisible();
  expect(screen.getByText('4 星，满意')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '图片 2' })).toHaveAttribute('href', pictures[1]);
  expect(screen.queryByRole('button', { name: '发表评价' })).not.toBeInTheDocument();
});

test('an expired deadline without a review is shown', async () => {
  show({ [reading]: null }, {}, closed);
  expect(await screen.findByText('评价时间已过，该订单没有评价。')).toBeVisible();
});

test('an order that is not completed has no review section', () => {
  show({}, {}, { ...closed, state: 'PAID' });
  expect(screen.queryByText('评价')).not.toBeInTheDocument();
});

test('in English', () => {
  show({}, { language: 'en' });
  expect(screen.getByRole('radio', { name: '5 stars, excellent' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('a review that was taken down shows the reason, and stays visible to its author', async () => {
  show({ [reading]: review({ takenDown: { reason: '含他人电话', day: '2026-11-24' } }) }, {}, closed);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('您的评价已于 2026年11月24日周二 下架');
  expect(note).toHaveTextContent('原因：含他人电话');
  expect(screen.getByText(words)).toBeVisible();
});

test('sub-scores of the kind and the traveller type are sent, kept in the draft, and shown', async () => {
  const given = { scores: { cleanliness: 3 }, travellerType: 'family' as const };
  const first = show();
  await write(first);
  const aspect = (name: string) => within(screen.getByRole('group', { name }));
  expect(screen.queryByRole('group', { name: '导游讲解' })).not.toBeInTheDocument();
  await first.person.click(aspect('卫生').getByRole('radio', { name: '3 星' }));
  await first.person.click(screen.getByRole('radio', { name: '家庭' }));
  first.unmount();
  const second = show({ [sending]: review(given), [reading]: review(given) });
  expect(aspect('卫生').getByRole('radio', { name: '3 星' })).toBeChecked();
  await second.person.click(send());
  await waitFor(() =>
    expect(second.server.received(sending)[0]?.body).toEqual({
      rating: 4,
      text: words,
      pictures: [],
      ...given,
    }),
  );
  expect(await screen.findByText('卫生 3 · 家庭')).toBeVisible();
});

test('goods have no traveller type', () => {
  show({}, {}, { ...order, kind: 'goods' });
  expect(screen.getByRole('group', { name: '包装' })).toBeVisible();
  expect(screen.queryByRole('group', { name: '和谁一起（选填）' })).not.toBeInTheDocument();
});
