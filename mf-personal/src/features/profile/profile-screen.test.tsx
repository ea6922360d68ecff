import type { Account, ProfileForm } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Area } from '#src/picture/draw-jpeg.ts';
import { ProfileScreen } from './profile-screen.tsx';

const reading = 'GET /api/v1/account';
const saving = 'PUT /api/v1/account/profile';
const setting = 'POST /api/v1/account/avatar';
const removing = 'DELETE /api/v1/account/avatar';

const mockDraw = jest.fn<Promise<File>, [File, number, Area | undefined]>();
const mockReadable = jest.fn<Promise<boolean>, [File]>();
jest.mock('#src/picture/draw-jpeg.ts', () => ({
  drawJpeg: (file: File, most: number, part?: Area) => mockDraw(file, most, part),
  isReadable: (file: File) => mockReadable(file),
}));

const part = { x: 10, y: 0, width: 300, height: 300 };
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete, cropperProps }: MockCropper) => (
    <div {...cropperProps}>
      <button type="button" onClick={() => onCropComplete({}, { x: 10, y: 0, width: 300, height: 300 })}>
        moved
      </button>
    </div>
  ),
}));

interface MockCropper {
  readonly onCropComplete: (percents: object, pixels: object) => void;
  readonly cropperProps: object;
}

const face = '/api/v1/pictures/abcdefghijklmnopqrstuv';

const account = (changes: Partial<Account> = {}): Account => ({
  username: 'visitor',
  nickname: '海风',
  avatar: null,
  gender: 2,
  birthday: '1990-05-06',
  mobileMask: null,
  emailMask: null,
  passwordChangedAt: null,
  erasesAt: null,
  createdAt: '2026-01-02T03:00:00.000Z',
  ...changes,
});

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(
    <>
      <ProfileScreen />
      <Link to="/index">首页</Link>
    </>,
    {
      path: '/personal/info',
      user: people.member,
      answers: {
        [reading]: account(),
        [saving]: ({ body }) => account(body as ProfileForm),
        ...answers,
      },
      ...options,
    },
  );

const photo = (name = 'me.jpg') => new File(['picture'], name, { type: 'image/jpeg' });

const chooserOf = async (): Promise<HTMLInputElement> => {
  await screen.findByLabelText('昵称*');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose a picture by');
  return input;
};

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
beforeEach(() => {
  mockDraw.mockReset().mockResolvedValue(photo('picture.jpg'));
  mockReadable.mockReset().mockResolvedValue(true);
});

test('a changed profile is saved and shown in the header at once', async () => {
  const { person, server } = show();
  const name = await screen.findByLabelText('昵称*');
  expect(screen.getByRole('heading', { name: '用户名 visitor' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '女' })).toBeChecked();
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  await person.clear(name);
  await person.type(name, ' 陈海 ');
  await person.click(screen.getByRole('radio', { name: '男' }));
  await person.clear(screen.getByLabelText('生日'));
  expect(screen.getByText('有未保存的修改')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('资料已保存')).toBeVisible();
  expect(server.received(saving)[0]?.body).toEqual({ nickname: '陈海', gender: 1, birthday: null });
  expect(useSession.getState().user?.nickname).toBe('陈海');
  expect(name).toHaveValue('陈海');
  expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();
});

test.each([
  ['昵称*', '   ', '请填写昵称'],
  ['生日', '2999-01-01', '生日不能晚于今天'],
  ['生日', '1899-12-31', '请填写 1900 年以后的有效日期'],
])('%s “%s” is refused at the field and not sent', async (label, text, problem) => {
  const { person, server } = show();
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(within(screen.getByRole('alert')).getByText(problem)).toBeVisible();
  expect(server.received(saving)).toEqual([]);
});

test('a refused value stays in the form with its message', async () => {
  const { person } = show({ [saving]: refuse('A0400', '昵称不可用', { field: 'nickname' }) });
  const name = await screen.findByLabelText('昵称*');
  await person.type(name, '号');
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('昵称不可用');
  expect(name).toHaveValue('海风号');
});

test('leaving with changes asks for confirmation, without changes it does not', async () => {
  const { person, address } = show();
  await person.type(await screen.findByLabelText('昵称*'), '号');
  const link = screen.getByRole('link', { name: '首页' });
  await person.click(link);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(address()).toBe('/personal/info');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('button', { name: '撤销修改' }));
  await person.click(link);
  expect(address()).toBe('/index');
});

test('leaving with changes can be confirmed', async () => {
  const { person, address } = show();
  await person.type(await screen.findByLabelText('昵称*'), '号');
  await person.click(screen.getByRole('link', { name: '首页' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(address()).toBe('/index'));
});

test('a picture is cropped, uploaded and shown in the header', async () => {
  const { person, server } = show({ [setting]: account({ avatar: face }) });
  await person.upload(await chooserOf(), photo());
  expect(await screen.findByRole('button', { name: '保存头像' })).toBeDisabled();
  await person.click(await screen.findByRole('button', { name: 'moved' }));
  expect(screen.getByRole('slider', { name: '缩放' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '保存头像' }));
  expect(await screen.findByText('头像已更新')).toBeVisible();
  expect(mockDraw).toHaveBeenCalledWith(expect.any(File), 512, part);
  expect(server.received(setting)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: '头像' })).toHaveAttribute('src', face);
  expect(useSession.getState().user?.avatar).toBe(face);
});

test('a refused picture shows the reason, and can be retried', async () => {
  const { person, server } = show({ [setting]: refuse('A0701', '图片已损坏或不完整') });
  await person.upload(await chooserOf(), photo());
  await person.click(await screen.findByRole('button', { name: 'moved' }));
  await person.click(screen.getByRole('button', { name: '保存头像' }));
  expect(await screen.findByText('图片已损坏或不完整')).toBeVisible();
  server.answer({ [setting]: account({ avatar: face }) });
  await person.click(screen.getByRole('button', { name: '保存头像' }));
  expect(await screen.findByText('头像已更新')).toBeVisible();
});

test('a picture that the browser cannot read is not cropped or sent', async () => {
  mockReadable.mockResolvedValue(false);
  const { person, server } = show();
  await person.upload(await chooserOf(), photo());
  expect(await screen.findByRole('alert')).toHaveTextContent('无法读取这张图片');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.received(setting)).toEqual([]);
});

test('a file that is no picture is not opened', async () => {
  show();
  const anything = userEvent.setup({ applyAccept: false });
  await anything.upload(await chooserOf(), photo('me.heic'));
  expect(await screen.findByRole('alert')).toHaveTextContent('只支持 JPG、PNG、WebP 图片');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture is deleted after a confirmation', async () => {
  const { person } = show({ [reading]: account({ avatar: face }), [removing]: account() });
  await person.click(await screen.findByRole('button', { name: '删除头像' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除头像' }));
  expect(await screen.findByText('头像已删除')).toBeVisible();
  expect(screen.getByRole('img', { name: '还没有头像' })).toBeVisible();
});

test('a failed load of the account shows the error and can be retried', async () => {
  const { person, server } = show({ [reading]: refuse('B0001', '读取失败', { status: 503 }) });
  expect(await screen.findByText('读取失败')).toBeVisible();
  server.answer({ [reading]: account() });
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByLabelText('昵称*')).toHaveValue('海风');
});

test('in English', async () => {
  renderView(<ProfileScreen />, {
    path: '/personal/info',
    user: people.member,
    language: 'en',
    answers: { [reading]: account({ nickname: 'Hai', avatar: face }) },
  });
  expect(await screen.findByLabelText('Display name*')).toHaveValue('Hai');
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('typed input survives a reload or the end of a session, and can be undone', async () => {
  const first = show();
  await first.person.type(await screen.findByLabelText(/^昵称/), '与浪');
  first.unmount();
  const second = show();
  expect(await screen.findByLabelText(/^昵称/)).toHaveValue('海风与浪');
  await second.person.click(screen.getByRole('button', { name: '撤销修改' }));
  expect(screen.getByLabelText(/^昵称/)).toHaveValue('海风');
  expect(sessionStorage).toHaveLength(0);
});

test('leaving with a confirmation discards what was typed', async () => {
  const { person } = show();
  await person.type(await screen.findByLabelText(/^昵称/), '与浪');
  await person.click(screen.getByRole('link', { name: '首页' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
