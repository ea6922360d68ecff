import type { MediaRow } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Media from './index.tsx';

const call = 'POST /api/v1/media/:id/crops';

const original: MediaRow = {
  ...{ id: 7, url: '/pictures/7.webp', width: 1600, height: 900, name: '灯塔', alt: null },
  ...{ author: 'editor', createdAt: '2026-11-20T02:00:00.000Z', uses: 40, croppedFrom: null },
};
const crop: MediaRow = { ...original, id: 8, name: '灯塔 200×300', croppedFrom: { id: 7, name: '灯塔' } };
const icon: MediaRow = { ...original, id: 9, name: '图标', width: 150 };

const show = (answers: Answers = {}, user: (typeof people)['root'] = people.root) =>
  renderView(<Media />, {
    ...{ path: '/site/media', user },
    answers: {
      'GET /api/v1/media/page': { list: [crop, original, icon], total: 3 },
      [call]: { token: 'a'.repeat(22), url: '/pictures/10.webp', width: 1200, height: 900 },
      ...answers,
    },
  });

const open = async (answers?: Answers) => {
  const shown = show(answers);
  await shown.person.click(await screen.findByRole('button', { name: '裁剪 灯塔' }));
  const drawer = within(await screen.findByRole('dialog', { name: '裁剪“灯塔”' }));
  const frame = await drawer.findByRole('button', { name: '裁剪框' });
  const numbers = () =>
    ['左', '上', '宽', '高'].map((side) =>
      Number(drawer.getByRole<HTMLInputElement>('spinbutton', { name: side }).value),
    );
  const save = () => shown.person.click(drawer.getByRole('button', { name: '存为新图片' }));
  return { ...shown, drawer, frame, numbers, save };
};

/** jsdom has no pointer events with coordinates. */
const point = (target: Element, type: string, clientX: number, clientY: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, clientX, clientY }));

afterEach(() => jest.restoreAllMocks());

beforeAll(() => import('#src/layout/admin-theme.tsx'));

test('a crop names its original with a link, and a small picture cannot be cropped', async () => {
  show();
  expect(await screen.findByRole('link', { name: '裁剪自“灯塔”' })).toHaveAttribute(
    'href',
    '/site/media?picture=7',
  );
  expect(screen.queryByRole('button', { name: '裁剪 图标' })).not.toBeInTheDocument();
});

test('cropping needs the permission to add pictures', async () => {
  show({}, { ...people.admin, perms: ['site:media:query', 'site:media:edit'] });
  await screen.findByRole('button', { name: '编辑 灯塔' });
  expect(screen.queryByRole('button', { name: '裁剪 灯塔' })).not.toBeInTheDocument();
});

test('the part begins as the largest for cards and is saved as a new picture', async () => {
  const { server, numbers, save } = await open();
  expect(numbers()).toEqual([200, 0, 1200, 900]);
  await save();
  expect(await screen.findByText('已存为新图片，在列表最前面')).toBeVisible();
  const [sent] = server.received(call);
  expect(sent?.params).toEqual({ id: '7' });
  expect(sent?.body).toEqual({ frame: { x: 200, y: 0, width: 1200, height: 900 } });
  await waitFor(() => expect(server.received('GET /api/v1/media/page')).toHaveLength(2));
});

test('arrow keys move the frame, and resize it with Shift', async () => {
  const { frame, numbers } = await open();
  fireEvent.keyDown(frame, { key: 'ArrowLeft', shiftKey: true });
  expect(numbers()).toEqual([200, 0, 1190, 893]);
  fireEvent.keyDown(frame, { key: 'ArrowRight' });
  fireEvent.keyDown(frame, { key: 'ArrowUp' });
  expect(numbers()).toEqual([210, 0, 1190, 893]);
});

test('numbers and shapes change the frame, a free one by each side', async () => {
  const { drawer, numbers, person } = await open();
  await person.selectOptions(drawer.getByRole('combobox', { name: '比例' }), '方图 1:1');
  expect(numbers()).toEqual([350, 0, 900, 900]);
  await person.selectOptions(drawer.getByRole('combobox', { name: '比例' }), '自由');
  fireEvent.change(drawer.getByRole('spinbutton', { name: '高' }), { target: { value: '400' } });
  expect(numbers()).toEqual([350, 0, 900, 400]);
});

test('a pointer moves the frame, and a corner resizes it', async () => {
  HTMLElement.prototype.setPointerCapture = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const { frame, numbers } = await open();
  const drag = (target: Element, x: number, y: number) => {
    point(target, 'pointerdown', 0, 0);
    point(target, 'pointermove', x, y);
    point(target, 'pointerup', x, y);
  };
  const corner = frame.parentElement?.querySelector('[data-corner="top-left"]');
  if (corner) drag(corner, 200, 150);
  expect(numbers()).toEqual([600, 300, 800, 600]);
  drag(frame, -100, -50);
  expect(numbers()).toEqual([400, 200, 800, 600]);
  point(frame, 'pointermove', 500, 500);
  expect(numbers()).toEqual([400, 200, 800, 600]);
});

test('a refusal of the server is shown at the frame', async () => {
  const refused = refuse(errorCodes.badParameter, '裁剪框超出了图片', { field: 'frame/width' });
  const { drawer, save } = await open({ [call]: refused });
  await save();
  expect(await drawer.findByText('裁剪框超出了图片')).toBeVisible();
  expect(drawer.getByRole('button', { name: '裁剪框' })).toHaveAttribute('aria-invalid', 'true');
});
