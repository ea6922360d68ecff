import type { Invoice, OrderDetail } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { InvoiceSection } from './invoice-section.tsx';

const asking = 'POST /api/v1/orders/:orderNo/invoice';

const asked = (changes: Partial<Invoice> = {}): Invoice => ({
  type: 'company',
  title: 'Haitu',
  taxNo: '91440800MA4UKXXX0X',
  email: 'bills@example.cn',
  state: 'REQUESTED',
  amount: null,
  invoiceNo: null,
  note: null,
  downloadable: false,
  createdAt: '2026-11-20T02:00:00.000Z',
  ...changes,
});

// What the section reads of an order.
const order = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    orderNo: 'H20261120000001',
    state: 'PAID',
    invoice: null,
    contact: { name: 'Li', mobile: '13800138000', email: 'lan@example.cn' },
    ...changes,
  }) as OrderDetail;

const show = (of = order(), answers: Answers = {}, options: RenderOptions = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<InvoiceSection order={of} onChanged={onChanged} />, {
    user: people.member,
    answers,
    ...options,
  });
  return { ...view, onChanged };
};

const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>, name = '申请发票') => {
  await person.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog', { name }));
};

test('an invoice is requested for a person, with the mail address of the contact', async () => {
  const view = show(order(), { [asking]: asked() });
  const dialog = await open(view);
  expect(dialog.getByLabelText(/接收邮箱/)).toHaveValue('lan@example.cn');
  expect(dialog.queryByLabelText(/纳税人识别号/)).not.toBeInTheDocument();
  await view.person.type(dialog.getByLabelText(/发票抬头/), ' Li Lan ');
  await view.person.click(dialog.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('开票信息已提交')).toBeVisible();
  expect(view.server.received(asking)[0]?.body).toEqual({
    type: 'personal',
    title: 'Li Lan',
    email: 'lan@example.cn',
  });
  expect(view.onChanged).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('faults are shown at their fields, the first has focus, and nothing is sent', async () => {
  const view = show();
  const dialog = await open(view);
  await view.person.click(dialog.getByRole('radio', { name: '企业' }));
  await view.person.type(dialog.getByLabelText(/纳税人识别号/), '123');
  await view.person.click(dialog.getByRole('button', { name: '提交' }));
  expect(dialog.getByText('请填写发票抬头')).toBeVisible();
  expect(dialog.getByText('纳税人识别号不正确，请核对')).toBeVisible();
  expect(dialog.getByLabelText(/发票抬头/)).toHaveFocus();
  expect(view.server.received(asking)).toEqual([]);
  await view.person.type(dialog.getByLabelText(/发票抬头/), 'H');
  expect(dialog.queryByText('请填写发票抬头')).not.toBeInTheDocument();
});

test('a requested invoice is shown, and can be changed until it is issued', async () => {
  const view = show(order({ invoice: asked() }), { [asking]: asked() });
  expect(screen.getByText('待开具')).toBeVisible();
  expect(screen.getByText('91440800MA4UKXXX0X')).toBeVisible();
  const dialog = await open(view, '修改开票信息');
  const number = dialog.getByLabelText(/纳税人识别号/);
  await view.person.clear(number);
  await view.person.type(number, '91440800ma4ukxxx1x');
  await view.person.click(dialog.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('开票信息已提交')).toBeVisible();
  expect(view.server.received(asking)[0]?.body).toMatchObject({ taxNo: '91440800MA4UKXXX1X' });
});

test('a change of an issued invoice shows the server’s refusal', async () => {
  const refusal = refuse('A0513', '发票已开具，不能再修改', { status: 409 });
  const view = show(order({ invoice: asked() }), { [asking]: refusal });
  const dialog = await open(view, '修改开票信息');
  await view.person.click(dialog.getByRole('button', { name: '提交' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('发票已开具，不能再修改');
  expect(view.onChanged).not.toHaveBeenCalled();
});

test('a field that the server refuses is marked', async () => {
  const refusal = refuse('A0400', '邮箱不存在', { field: 'email' });
  const view = show(order({ invoice: asked() }), { [asking]: refusal });
  const dialog = await open(view, '修改开票信息');
  await view.person.click(dialog.getByRole('button', { name: '提交' }));
  expect(await dialog.findByText('邮箱不存在')).toBeVisible();
  expect(dialog.getByLabelText(/接收邮箱/)).toHaveFocus();
});

test('an issued invoice shows number and amount, without an edit button', () => {
  show(order({ invoice: asked({ state: 'ISSUED', amount: 130_050, invoiceNo: '26440000000012345678' }) }));
  expect(screen.getByText('已开具')).toBeVisible();
  expect(screen.getByText('¥1,300.50')).toBeVisible();
  expect(screen.getByText('26440000000012345678')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['PENDING_PAYMENT', 'CLOSED', 'REFUNDING', 'REFUNDED'] as const)(
  'an order %s has no invoice button',
  (state) => {
    show(order({ state }));
    expect(screen.queryByRole('heading', { name: '发票' })).not.toBeInTheDocument();
  },
);

test('in English', async () => {
  const view = show(order({ invoice: asked() }), {}, { language: 'en' });
  await open(view, 'Edit request');
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('a refused invoice shows the reason, and can be requested again', async () => {
  show(order({ invoice: asked({ state: 'REJECTED', note: '税号与抬头不符' }) }));
  expect(await screen.findByText('税号与抬头不符')).toBeVisible();
  expect(screen.getByText('已驳回')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新申请' })).toBeVisible();
});

test('typed input survives a reload or the end of a session, until the dialog is closed', async () => {
  const first = show();
  const dialog = await open(first);
  await first.person.click(dialog.getByRole('radio', { name: '企业' }));
  await first.person.type(dialog.getByLabelText(/发票抬头/), '海途');
  first.unmount();
  const second = show();
  const again = await open(second);
  expect(again.getByRole('radio', { name: '企业' })).toBeChecked();
  expect(again.getByLabelText(/发票抬头/)).toHaveValue('海途');
  expect(again.getByText('已恢复上次未提交的内容')).toBeVisible();
  await second.person.click(again.getByRole('button', { name: '取消' }));
  expect((await open(second)).getByLabelText(/发票抬头/)).toHaveValue('');
});
