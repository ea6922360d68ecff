import type { OrderDetail } from '@portal/shared/contract';
import {
  type Answers,
  chooseOption,
  people,
  type RenderOptions,
  refuse,
  renderView,
  unreachable,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRefund, paidOrder, partyOrder, travellerQuote } from './refund.fixture.ts';
import { RefundSection } from './refund-section.tsx';

const quoting = 'GET /api/v1/orders/:orderNo/traveller-refund/quote';
const asking = 'POST /api/v1/orders/:orderNo/traveller-refund';
const listing = 'GET /api/v1/orders/:orderNo/refunds';

const show = (answers: Answers = {}, order: OrderDetail = partyOrder(), options: RenderOptions = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<RefundSection order={order} onChanged={onChanged} />, {
    user: people.member,
    answers: { [listing]: [], [quoting]: travellerQuote(), ...answers },
    ...options,
  });
  return { ...view, onChanged };
};

type View = ReturnType<typeof show>;

const open = async ({ person }: View) => {
  await person.click(await screen.findByRole('button', { name: '退订部分出行人' }));
  return within(await screen.findByRole('dialog', { name: '退订部分出行人' }));
};

const choose = async (view: View, ...names: RegExp[]) => {
  const dialog = await open(view);
  for (const name of names) await view.person.click(dialog.getByRole('checkbox', { name }));
  return dialog;
};

test('the quote names who leaves, their price, the coupon, the fee and what becomes of the rest', async () => {
  const quote = travellerQuote({
    coupon: 'keptBelowMinimum',
    invoice: 'reversed',
    approval: true,
    sharesRoom: true,
  });
  const view = show({ [quoting]: quote });
  const dialog = await choose(view, /^陈山/);
  expect(await dialog.findByText('陈山（成人）')).toBeVisible();
  for (const text of ['¥1,000', '−¥50', '¥950', '¥190', '¥760']) expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText(/扣除（20%）/)).toBeVisible();
  expect(dialog.getByText(/退订后订单金额 ¥1,890，其余 2 人/)).toBeVisible();
  for (const note of [/使用门槛/, /红冲/, /需工作人员审核/, /拼房/, /最晚有效至/])
    expect(dialog.getByText(note)).toBeVisible();
  expect(view.server.received(quoting)[0]?.query).toMatchObject({ places: '1' });
  expect(view.server.received(asking)).toEqual([]);
});

test('extras that leave are listed, each with what is kept of it', async () => {
  const extras = [
    { code: 'boots', name: { zh: '登山鞋租借', en: 'Hiking boots' }, quantity: 1, paid: 5000, fee: 1000 },
    { code: 'dinner', name: { zh: '海鲜晚餐', en: 'Seafood dinner' }, quantity: 2, paid: 8000, fee: 0 },
  ];
  const quote = travellerQuote({ extras, paid: 108_000, fee: 20_000, refund: 88_000 });
  const dialog = await choose(show({ [quoting]: quote }), /^陈山/);
  expect(await dialog.findByText('登山鞋租借 × 1')).toBeVisible();
  const amountBeside = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
  expect(['登山鞋租借 × 1', '海鲜晚餐 × 2', '按规则扣除（20%）'].map(amountBeside)).toEqual([
    '¥50',
    '¥80',
    '¥190',
  ]);
  expect(['登山鞋租借扣除', '海鲜晚餐扣除'].map(amountBeside)).toEqual(['¥10', '不扣费用']);
  expect(dialog.getByText('−¥50')).toBeVisible();
  expect(dialog.getByText(/最多按留下的人数保留/)).toBeVisible();
});

test('a confirmation with a reason requests exactly the quote, once, and focus moves to the result', async () => {
  const view = show({ [asking]: aRefund() });
  const dialog = await choose(view, /^陈山/);
  await view.person.type(dialog.getByLabelText(/退款原因/), ' 行程有变 ');
  await view.person.click(await dialog.findByRole('button', { name: '退订并退回 ¥760' }));
  expect(await screen.findByText(/退款已经开始/)).toBeVisible();
  expect(view.server.received(asking).map(({ body }) => body)).toEqual([
    { places: [1], singleRooms: 1, reason: '行程有变', version: 'first' },
  ]);
  expect(view.onChanged).toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('heading', { name: '退款' })).toHaveFocus());
});

test('the number of single rooms that stay is chosen where there is a choice', async () => {
  const view = show();
  const dialog = await choose(view, /^陈山/);
  await chooseOption(view.person, dialog.getByLabelText(/保留的单人间/), '0');
  await waitFor(() => expect(view.server.received(quoting)).toHaveLength(2));
  expect(view.server.received(quoting)[1]?.query).toMatchObject({ places: '1', singleRooms: '0' });
  await view.person.click(dialog.getByRole('checkbox', { name: /^陈山/ }));
  expect(dialog.queryByLabelText(/保留的单人间/)).not.toBeInTheDocument();
});

test.each([
  ['no traveller', [], '请选择要退订的出行人'],
  ['the adults alone', [/^陈海/, /^陈山/], '儿童须有成人陪同，请至少保留一位成人'],
  ['everyone', [/^陈海/, /^陈山/, /^陈小海/], '全部退订请使用“申请退款”'],
])('a choice of %s is refused before anything is sent', async (_case, names, text) => {
  const view = show();
  const dialog = await choose(view, ...names);
  await view.person.click(dialog.getByRole('button', { name: '退订部分出行人' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByRole('checkbox', { name: /^陈海/ })).toHaveFocus();
  expect(view.server.received(asking)).toEqual([]);
});

test('without a reason nothing is sent, and the field is focused with an error', async () => {
  const view = show();
  const dialog = await choose(view, /^陈山/);
  await view.person.click(await dialog.findByRole('button', { name: /退订并退回/ }));
  expect(dialog.getByText('请填写退款原因')).toBeVisible();
  expect(dialog.getByLabelText(/退款原因/)).toHaveFocus();
  expect(view.server.received(asking)).toEqual([]);
});

test('a quote that has changed is shown anew', async () => {
  let version = 0;
  const view = show({
    [quoting]: () => {
      version += 1;
      return travellerQuote(version === 1 ? {} : { version: 'second', fee: 57_000, refund: 38_000 });
    },
    [asking]: refuse('A0511', '现在可退 ¥380.00'),
  });
  const dialog = await choose(view, /^陈山/);
  await view.person.type(dialog.getByLabelText(/退款原因/), '行程有变');
  await view.person.click(await dialog.findByRole('button', { name: '退订并退回 ¥760' }));
  expect(await dialog.findByText('报价已更新，请核对后再提交。')).toBeVisible();
  expect(await dialog.findByRole('button', { name: '退订并退回 ¥380' })).toBeVisible();
});

test('a refused quote says why, and can be asked for again', async () => {
  const view = show({ [quoting]: unreachable });
  const dialog = await choose(view, /^陈山/);
  expect(await dialog.findByRole('button', { name: /重试|重新加载/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '退订部分出行人' })).not.toBeInTheDocument();
});

test('the only traveller of an order, and orders of other kinds, are refunded as a whole', async () => {
  const alone = show({}, paidOrder({ travellers: partyOrder().travellers.slice(0, 1) }));
  expect(await screen.findByRole('button', { name: '申请退款' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '退订部分出行人' })).not.toBeInTheDocument();
  alone.unmount();
  show({}, partyOrder({ kind: 'ticket' }));
  expect(await screen.findByRole('button', { name: '申请退款' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '退订部分出行人' })).not.toBeInTheDocument();
});

test('the dialog is in English, too', async () => {
  const view = show({}, partyOrder(), { language: 'en' });
  await view.person.click(await screen.findByRole('button', { name: 'Cancel for some travellers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel for some travellers' }));
  await view.person.click(dialog.getByRole('checkbox', { name: /^陈山/ }));
  expect(await dialog.findByText('陈山 (adult)')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel and refund ¥760' })).toBeVisible();
});

test('the reason is restored after a reload and deleted with the dialog', async () => {
  const first = show();
  await first.person.type((await open(first)).getByLabelText(/退款原因/), '行程有变');
  first.unmount();

  const second = show();
  const dialog = await open(second);
  expect(dialog.getByLabelText(/退款原因/)).toHaveValue('行程有变');
  await second.person.keyboard('{Escape}');
  second.unmount();

  expect((await open(show())).getByLabelText(/退款原因/)).toHaveValue('');
});
