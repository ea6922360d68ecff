import type { OrderDetail, OrderVisaDocument } from '@portal/shared/contract';
import {
  type Answers,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsSection } from './documents-section.tsx';
import { placed, visaOrder } from './visa-document.fixture.ts';

const listing = 'GET /api/v1/orders/:orderNo/visa-files';
const keeping = 'POST /api/v1/visa-files';
const adding = 'POST /api/v1/orders/:orderNo/visa-files';
const removing = 'DELETE /api/v1/orders/:orderNo/visa-files/:id';
const submitting = 'POST /api/v1/orders/:orderNo/visa-files/submit';

const show = (changed: Answers = {}, order: OrderDetail = visaOrder(), options: RenderOptions = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<DocumentsSection order={order} onChanged={onChanged} />, {
    user: people.member,
    answers: { [listing]: [], [keeping]: placed().file, [adding]: placed(), ...changed },
    ...options,
  });
  return { ...view, onChanged };
};

const file = (name = 'passport.pdf', size = 100, type = 'application/pdf') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

/** The hidden input behind the button of this name. */
const inputOf = async (name: string): Promise<HTMLInputElement> => {
  const button = await screen.findByRole('button', { name });
  const input = button.nextElementSibling;
  if (!(input instanceof HTMLInputElement)) throw new Error(`no input beside ${name}`);
  return input;
};

const passport = '上传Li Lan的护照';
const both = [placed(), placed({ applicant: 1, code: '出生证明' }, 8)];

test('every applicant has a list of required documents, files and decisions', async () => {
  show({ [listing]: [placed({ state: 'REJECTED', note: '看不清' })] });
  expect(await screen.findByRole('heading', { name: /Li Lan.*在职/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Chen Xiao.*儿童/ })).toBeVisible();
  expect(screen.getAllByText('必需')).toHaveLength(2);
  expect(screen.getByText('passport.pdf').parentElement).toHaveTextContent('1.5 MB');
  expect(screen.getByText('未通过')).toBeVisible();
  expect(screen.getByText('说明：看不清')).toBeVisible();
});

test('the documents that are still missing are listed, until none is', async () => {
  const view = show({ [listing]: [placed()] });
  const missing = await screen.findByText('还缺 1 份必需材料');
  expect(missing.parentElement).toHaveTextContent('Chen Xiao：出生证明');
  view.unmount();
  show({ [listing]: both });
  expect(await screen.findByRole('heading', { name: /Li Lan.*在职/ })).toBeVisible();
  expect(screen.queryByText(/还缺/)).not.toBeInTheDocument();
});

test.each([
  ['unpaid', visaOrder({ state: 'PENDING_PAYMENT', fulfilment: 'NONE' }), '2 required documents are missing'],
  ['paid', visaOrder(), '2 required documents are missing'],
])('an order that is %s names its missing documents in English', async (_, order, text) => {
  show({}, order, { language: 'en' });
  expect((await screen.findByText(text)).parentElement).toHaveTextContent('Li Lan: Passport');
});

test('a file is uploaded, assigned to its document, and shown', async () => {
  let files: OrderVisaDocument[] = [];
  const add = () => {
    files = [placed()];
    return placed();
  };
  const { person, server } = show({ [listing]: () => files, [adding]: add });
  await person.upload(await inputOf(passport), file());
  expect(await screen.findByText('文件已上传')).toBeVisible();
  expect(await screen.findByText('passport.pdf')).toBeVisible();
  expect(server.received(adding)[0]?.body).toEqual({ applicant: 0, code: '护照', fileId: 7 });
});

test.each([
  ['a.heic', 100, '“a.heic”不是 JPG、PNG 或 PDF 文件'],
  ['a.pdf', 10 * 1024 * 1024 + 1, '“a.pdf”超过 10 MB，请压缩后再上传'],
])('%s of %i bytes is not uploaded, and shows the reason', async (name, size, fault) => {
  const { server } = show();
  const anything = userEvent.setup({ applyAccept: false });
  await anything.upload(await inputOf(passport), file(name, size));
  expect(await screen.findByRole('alert')).toHaveTextContent(fault);
  expect(server.received(keeping)).toEqual([]);
});

test('a refused file shows the reason at its document', async () => {
  const { person, server } = show({ [keeping]: refuse('A0701', '文件内容与文件名的类型不一致') });
  await person.upload(await inputOf(passport), file());
  expect(await screen.findByRole('alert')).toHaveTextContent('文件内容与文件名的类型不一致');
  expect(server.received(adding)).toEqual([]);
});

test('a replaced file is deleted after the new one is uploaded', async () => {
  const { person, server } = show({ [listing]: [placed()], [removing]: null });
  await person.upload(await inputOf('替换 passport.pdf'), file('new.pdf'));
  await waitFor(() => expect(server.received(removing)).toHaveLength(1));
  expect(server.received(adding)).toHaveLength(1);
  expect(server.received(removing)[0]?.params).toMatchObject({ id: '7' });
});

test('a file is deleted after a confirmation, and focus moves to the add button', async () => {
  const { person, server } = show({ [listing]: [placed()], [removing]: null });
  await person.click(await screen.findByRole('button', { name: '删除 passport.pdf' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('“passport.pdf”会从订单中删除，不能恢复。')).toBeVisible();
  server.answer({ [listing]: [] });
  await person.click(question.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('文件已删除')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: passport })).toHaveFocus());
});

test('an accepted file stays', async () => {
  show({ [listing]: [placed({ state: 'ACCEPTED' })] });
  expect(await screen.findByText('已通过')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(替换|删除)/ })).not.toBeInTheDocument();
});

test('submitting lists missing documents with links', async () => {
  const { person, server } = show({ [listing]: [placed()] });
  await person.click(await screen.findByRole('button', { name: '提交审核' }));
  expect(screen.getByRole('alert')).toHaveTextContent('还缺少Chen Xiao的出生证明');
  expect(screen.getByRole('button', { name: '上传Chen Xiao的出生证明' })).toHaveFocus();
  expect(server.received(submitting)).toEqual([]);
});

test('complete documents are submitted after a confirmation', async () => {
  const view = show({ [listing]: both, [submitting]: null });
  await view.person.click(await screen.findByRole('button', { name: '提交审核' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/不能再修改材料.*扣费/)).toBeVisible();
  await view.person.click(question.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('材料已提交审核')).toBeVisible();
  expect(view.onChanged).toHaveBeenCalledTimes(1);
});

test.each([
  ['PENDING_PAYMENT', 'NONE', '支付后即可上传和提交材料。'],
  ['PAID', 'REVIEWING', '材料已提交，现在不能修改。'],
] as const)('an order %s, %s shows its documents without actions', async (state, fulfilment, lead) => {
  show({ [listing]: both }, visaOrder({ state, fulfilment }));
  expect(await screen.findAllByText('passport.pdf')).toHaveLength(2);
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.queryByRole('button', { name: /上传|替换|删除|提交/ })).not.toBeInTheDocument();
});

test('a failed load of the list can be retried', async () => {
  const { person, server } = show({ [listing]: unreachable });
  const again = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: both });
  await person.click(again);
  expect(await screen.findAllByText('passport.pdf')).toHaveLength(2);
});

test('in English', async () => {
  show({ [listing]: [placed({ state: 'REJECTED', note: 'blurred' })] }, visaOrder(), { language: 'en' });
  expect(await screen.findByRole('button', { name: 'Add a file for Li Lan: Passport' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('documents that were deleted after the decision are announced, and those that are kept are not', async () => {
  const { unmount } = show({}, visaOrder({ fulfilment: 'DELIVERED', state: 'COMPLETED' }));
  expect(await screen.findByText('签证结果已出，材料文件已按隐私政策删除。')).toBeVisible();
  unmount();
  show({ [listing]: both }, visaOrder({ fulfilment: 'APPROVED' }));
  expect(await screen.findAllByText('passport.pdf')).toHaveLength(2);
  expect(screen.getByText('材料已提交，现在不能修改。')).toBeVisible();
});
