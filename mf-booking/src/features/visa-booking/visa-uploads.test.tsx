import type { VisaDocumentFile } from '@portal/shared/contract';
import { refuse, unreachable } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chosen, kept } from './visa-booking.fixture.ts';
import {
  bodyOf,
  chooseMother,
  fillAll,
  placing,
  show,
  submit,
  upload,
  uploading,
} from './visa-view.fixture.tsx';

beforeEach(() => sessionStorage.clear());

const started = async (changed = {}) => {
  const view = show(changed);
  await chooseMother(view);
  return view;
};

test('a file is uploaded to its document at once, counted, and sent with the application', async () => {
  const view = show();
  await fillAll(view);
  await upload(view, '护照', chosen('passport.pdf'));
  expect(await screen.findByText('passport.pdf')).toBeVisible();
  expect(screen.getByText('已上传 · 3.4 MB')).toBeVisible();
  expect(screen.getByText('必需材料已上传 1/2')).toBeVisible();
  const sent = view.server.received(uploading)[0]?.body as FormData;
  expect((sent.get('file') as File).name).toBe('passport.pdf');
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
  expect(bodyOf(view).applicants[0]?.files).toEqual([{ code: '护照', fileId: 501 }]);
});

test.each([
  ['another type', chosen('passport.docx', 'application/msword'), '只支持 JPG、PNG、PDF 文件'],
  [
    'more than 10 MB',
    chosen('passport.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
    '文件超过 10 MB，请压缩后再上传',
  ],
])('a file of %s is not uploaded, and says why', async (_, file, text) => {
  const view = await started();
  await upload(view, '护照', file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(view.server.received(uploading)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^重新上传/ })).not.toBeInTheDocument();
  await view.person.click(screen.getByRole('button', { name: `移除 ${file.name}` }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each([
  ['A0701', '文件内容与文件名的类型不一致', 400, '文件内容与文件名的类型不一致'],
  ['A0702', '内容太大', 413, '文件超过 10 MB，请压缩后再上传'],
])('a refusal with %s is shown at the file, without a retry', async (code, msg, status, text) => {
  const view = await started({ [uploading]: refuse(code, msg, { status, field: 'file' }) });
  await upload(view, '护照', chosen('passport.pdf'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^重新上传/ })).not.toBeInTheDocument();
});

test('after a network failure the file is uploaded again', async () => {
  const view = show({ [uploading]: unreachable });
  await fillAll(view);
  await upload(view, '护照', chosen('passport.pdf'));
  expect(await screen.findByText('网络连接不上，请检查网络后重试')).toBeVisible();
  expect(screen.getByText('不影响下单，可稍后在订单中补交')).toBeVisible();
  view.server.answer({ [uploading]: kept(502) });
  await view.person.click(screen.getByRole('button', { name: '重新上传 passport.pdf' }));
  expect(await screen.findByText(/^已上传/)).toBeVisible();
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
});

test.each([
  ['refused by its type', chosen('passport.docx', 'application/msword'), {}],
  ['refused by the server', chosen('passport.pdf'), { [uploading]: refuse('A0701', '文件内容不对') }],
  ['lost on the way', chosen('passport.pdf'), { [uploading]: unreachable }],
])('a file %s does not block the order: it may follow later', async (_, file, changed) => {
  const view = show(changed);
  await fillAll(view);
  await upload(view, '护照', file);
  await screen.findByText('不影响下单，可稍后在订单中补交');
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
  expect(bodyOf(view).applicants[0]?.files).toEqual([]);
});

test('an upload on its way holds the order until it arrives', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<VisaDocumentFile>((resolve) => {
    arrive = () => resolve(kept(501));
  });
  const view = show({ [uploading]: () => late });
  await fillAll(view);
  await upload(view, '护照', chosen('passport.pdf'));
  await submit(view);
  expect(
    screen.getByRole('link', { name: '申请人 1：有文件正在上传：请等待完成，或取消上传' }),
  ).toBeVisible();
  expect(view.server.received(placing)).toHaveLength(0);
  arrive();
  expect(await screen.findByText(/^已上传/)).toBeVisible();
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
});

test('a running upload can be cancelled, and its response is ignored', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise((resolve) => {
    arrive = () => resolve(kept(501));
  });
  const view = await started({ [uploading]: () => late });
  await upload(view, '护照', chosen('passport.pdf'));
  expect(screen.getByRole('progressbar', { name: '正在上传 passport.pdf' })).toBeVisible();
  await view.person.click(screen.getByRole('button', { name: '取消上传 passport.pdf' }));
  arrive();
  view.server.answer({ [uploading]: kept(502, 'letter.pdf') });
  await upload(view, '在职证明', chosen('letter.pdf'));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument();
  expect(await screen.findByText('必需材料已上传 1/2')).toBeVisible();
});

test('a removed file is deleted here and on the server', async () => {
  const view = await started();
  await upload(view, '护照', chosen('passport.pdf'));
  await view.person.click(await screen.findByRole('button', { name: '删除 passport.pdf' }));
  expect(screen.queryByText('passport.pdf')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(view.server.received('DELETE /api/v1/visa-files/:id')[0]?.params).toEqual({ id: '501' }),
  );
});

test('an applicant has at most ten files', async () => {
  let next = 600;
  const view = await started({ [uploading]: () => kept(next++, `page-${next}.pdf`) });
  const files = Array.from({ length: 11 }, (_, page) => chosen(`p${page}.pdf`));
  await upload(view, '护照', ...files);
  expect(await screen.findByText('每位申请人最多 10 个文件')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(/^已上传 ·/)).toHaveLength(10));
  expect(view.server.received(uploading)).toHaveLength(10);
  expect(screen.getByRole('button', { name: '申请人 1：上传在职证明' })).toBeDisabled();
});

test('another kind needs other documents: common files stay, the rest are set aside', async () => {
  let next = 600;
  const view = show({ [uploading]: () => kept(next++) });
  await fillAll(view);
  await upload(view, '在职证明', chosen('letter.pdf'));
  await upload(view, '护照', chosen('passport.pdf'));
  await waitFor(() => expect(screen.getByText('必需材料已上传 2/2')).toBeVisible());
  await view.person.click(screen.getByRole('radio', { name: '在校学生' }));
  expect(screen.getByText('必需材料已上传 1/2')).toBeVisible();
  await submit(view);
  await waitFor(() => expect(view.server.received(placing)).toHaveLength(1));
  expect(bodyOf(view).applicants[0]).toMatchObject({
    applicant: 'student',
    files: [{ code: '护照', fileId: 601 }],
  });
});

test('a file that is missing on the server is reported at its row', async () => {
  const view = show({ [placing]: refuse('A0400', '没有该文件', { field: 'applicants/0/files/0/fileId' }) });
  await fillAll(view);
  await upload(view, '护照', chosen('passport.pdf'));
  await screen.findByText(/^已上传/);
  await submit(view);
  const link = await screen.findByRole('link', { name: '申请人 1：没有该文件' });
  expect(within(screen.getByRole('list', { name: '已选的文件' })).getByText('没有该文件')).toBeVisible();
  await view.person.click(link);
  expect(screen.getByRole('button', { name: '删除 passport.pdf' })).toHaveFocus();
});

test('an expired session keeps the half-filled form, with its files', async () => {
  const view = show({ [placing]: refuse('A0230', '登录已过期', { status: 401 }) });
  await fillAll(view);
  await upload(view, '护照', chosen('passport.pdf'));
  await screen.findByText(/^已上传/);
  await submit(view);
  await waitFor(() => expect(view.expired).toHaveBeenCalled());
  view.unmount();
  const again = show();
  expect(await screen.findByText('passport.pdf')).toBeVisible();
  await submit(again);
  await waitFor(() => expect(again.server.received(placing)).toHaveLength(1));
  expect(bodyOf(again)).toMatchObject({
    applicants: [
      { person: { travellerId: 7 }, applicant: 'employed', files: [{ code: '护照', fileId: 501 }] },
    ],
    returnAddress: { street: '新园街道人民大道南 2 号' },
  });
});
