import type { Traveller } from '@portal/shared/contract';
import { type Answers, chooseOption, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { noPassport, paidTour, someChanges } from './change.fixture.ts';
import { ChangeSection } from './change-section.tsx';

const replacing = 'POST /api/v1/orders/:orderNo/traveller-change';

const person = (name: string) => ({
  ...{ name, documentType: 'id-card', documentMask: '440***********1230', child: false },
  ...noPassport,
});

const saved: Traveller = {
  ...{ id: 7, name: '王芳', documentType: 'id-card', documentMask: '440***********5678' },
  ...{ birthDate: '1990-05-06', gender: 2, mobile: null },
  ...noPassport,
};

const order = paidTour({ travellers: [person('李兰'), person('陈海')] });

const show = (answers: Answers = {}) => {
  const onChanged = jest.fn();
  const view = renderView(<ChangeSection order={order} onChanged={onChanged} />, {
    user: people.member,
    answers: {
      'GET /api/v1/orders/:orderNo/changes': someChanges({ version: '4' }),
      'GET /api/v1/travellers': [saved],
      'GET /api/v1/tours/:id': refuse('A0401', '没有找到', { status: 404 }),
      [replacing]: { orderNo: order.orderNo, state: 'DONE', due: 0, expiresAt: null },
      ...answers,
    },
  });
  return { ...view, onChanged };
};

const open = async ({ person: user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: '更换出行人' }));
  const dialog = within(await screen.findByRole('dialog', { name: '更换出行人' }));
  await dialog.findByLabelText(/换成/);
  return dialog;
};

test('a saved traveller replaces the chosen one', async () => {
  const view = show();
  const dialog = await open(view);
  await chooseOption(view.person, dialog.getByLabelText(/更换哪一位/), '1');
  await chooseOption(view.person, dialog.getByLabelText(/换成/), '7');
  await view.person.click(dialog.getByRole('button', { name: '确认更换' }));
  expect(await screen.findByText('出行人已更换')).toBeVisible();
  const [sent] = view.server.received(replacing);
  expect(sent?.body).toEqual({ place: 1, traveller: { travellerId: 7 }, version: '4' });
  expect(view.onChanged).toHaveBeenCalled();
});

test('without a choice nothing is sent, and the fields say so', async () => {
  const view = show();
  const dialog = await open(view);
  await view.person.click(dialog.getByRole('button', { name: '确认更换' }));
  expect(dialog.getByLabelText(/更换哪一位/)).toBeInvalid();
  expect(dialog.getByLabelText(/换成/)).toBeInvalid();
  expect(view.server.received(replacing)).toEqual([]);
});

test('somebody typed in is checked first, and a refusal is at its field', async () => {
  const view = show({
    [replacing]: refuse('A0400', '证件号码不正确', { field: 'traveller/documentNo' }),
  });
  const dialog = await open(view);
  await chooseOption(view.person, dialog.getByLabelText(/更换哪一位/), '0');
  await chooseOption(view.person, dialog.getByLabelText(/换成/), 'other');
  await view.person.click(dialog.getByRole('button', { name: '确认更换' }));
  expect(dialog.getByLabelText(/姓名/)).toBeInvalid();
  expect(view.server.received(replacing)).toEqual([]);
  await view.person.type(dialog.getByLabelText(/姓名/), '王芳');
  await view.person.type(dialog.getByLabelText(/证件号码/), '11010519491231002X');
  await view.person.click(dialog.getByRole('button', { name: '确认更换' }));
  await waitFor(() => expect(dialog.getByLabelText(/证件号码/)).toBeInvalid());
  expect(view.server.received(replacing)[0]?.body).toMatchObject({
    traveller: { name: '王芳', documentType: 'id-card', documentNo: '11010519491231002X' },
  });
});

test('a saved traveller whose document does not do is refused at the choice', async () => {
  const view = show({
    [replacing]: refuse('A0400', '该产品不接受此类证件', { field: 'traveller/documentType' }),
  });
  const dialog = await open(view);
  await chooseOption(view.person, dialog.getByLabelText(/更换哪一位/), '0');
  await chooseOption(view.person, dialog.getByLabelText(/换成/), '7');
  await view.person.click(dialog.getByRole('button', { name: '确认更换' }));
  await waitFor(() => expect(dialog.getByLabelText(/换成/)).toBeInvalid());
  expect(dialog.getAllByText(/该产品不接受此类证件/)[0]).toBeVisible();
});

test('typed input is restored without the document number until the dialog is closed', async () => {
  const first = show();
  const dialog = await open(first);
  await chooseOption(first.person, dialog.getByLabelText(/更换哪一位/), '1');
  await chooseOption(first.person, dialog.getByLabelText(/换成/), 'other');
  await first.person.type(dialog.getByLabelText(/姓名/), '王芳');
  await first.person.type(dialog.getByLabelText(/证件号码/), '11010519491231002X');
  first.unmount();

  const second = show();
  const again = await open(second);
  expect(again.getByLabelText(/更换哪一位/)).toHaveAttribute('data-value', '1');
  expect(again.getByLabelText(/姓名/)).toHaveValue('王芳');
  expect(again.getByLabelText(/证件号码/)).toHaveValue('');
  await second.person.click(again.getByRole('button', { name: '暂不更改' }));
  second.unmount();

  expect((await open(show())).getByLabelText(/换成/)).toHaveAttribute('data-value', '');
});
