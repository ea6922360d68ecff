import type { Deputyship } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DeputiesButton } from './deputies-button.tsx';

const today = dayOf(new Date());
const mei = { id: 7, username: 'mei', name: '林梅' };
const deputies: Deputyship[] = [
  { id: 1, deputy: mei, firstDay: today, lastDay: addDays(today, 6) },
  {
    id: 2,
    deputy: { id: 8, username: 'wu', name: 'wu' },
    firstDay: addDays(today, 30),
    lastDay: addDays(today, 30),
  },
];

const staff = { ...people.admin, perms: ['trade:refund:approve'] };

const open = async (answers: Answers = {}) => {
  const shown = renderView(<DeputiesButton />, {
    ...{ path: '/business/approvals', user: staff },
    answers: {
      'GET /api/v1/approvals/deputies': deputies,
      'GET /api/v1/approvals/deputies/candidates': [mei],
      'POST /api/v1/approvals/deputies': { id: 3 },
      'DELETE /api/v1/approvals/deputies/:id': null,
      ...answers,
    },
  });
  await shown.person.click(screen.getByRole('button', { name: '代理人' }));
  return { ...shown, drawer: within(await screen.findByRole('dialog', { name: '代理人' })) };
};

test('current and coming deputies are listed with their days', async () => {
  const { drawer } = await open();
  const lines = within(await drawer.findByRole('list')).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toHaveTextContent(/林梅 · mei.* 至 .*代理中/);
  expect(lines[1]).not.toHaveTextContent(/至|代理中/);
});

test('without deputies the drawer says so', async () => {
  const { drawer } = await open({ 'GET /api/v1/approvals/deputies': [] });
  expect(await drawer.findByText('还没有代理人。')).toBeVisible();
});

test('a deputyship is ended after a question', async () => {
  const { drawer, person, server } = await open();
  await person.click(await drawer.findByRole('button', { name: '结束 林梅 的代理' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: '结束' }));
  await waitFor(() =>
    expect(server.received('DELETE /api/v1/approvals/deputies/:id')[0]?.params).toEqual({ id: '1' }),
  );
  expect(await screen.findByText('代理已结束')).toBeVisible();
});

const fill = async ({ drawer, person }: Awaited<ReturnType<typeof open>>) => {
  await person.type(drawer.getByRole('combobox', { name: '代理人' }), '梅');
  await person.click(await screen.findByText('林梅 · mei', { selector: '.ant-select-item-option-content' }));
  for (const label of ['开始日期', '结束日期']) {
    const field = drawer.getByRole('textbox', { name: label });
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: today } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  await person.click(drawer.getByRole('button', { name: '添加' }));
};

test('a deputy is found by a part of the name and named for days', async () => {
  const shown = await open();
  await fill(shown);
  await waitFor(() =>
    expect(shown.server.received('POST /api/v1/approvals/deputies')[0]?.body).toEqual({
      ...{ deputyId: 7, firstDay: today, lastDay: today },
    }),
  );
  expect(await screen.findByText('已添加代理人')).toBeVisible();
  await waitFor(() =>
    expect(shown.server.received('GET /api/v1/approvals/deputies/candidates').at(-1)?.query).toEqual({
      keywords: '梅',
    }),
  );
});

test('an incomplete form names its fields, and a refusal is at the field of the server', async () => {
  const shown = await open({
    'POST /api/v1/approvals/deputies': refuse('A0400', '日期重叠', { field: 'firstDay' }),
  });
  await shown.person.click(shown.drawer.getByRole('button', { name: '添加' }));
  expect(await shown.drawer.findByText('请选择代理人')).toBeVisible();
  expect(await shown.drawer.findAllByText('请选择日期')).toHaveLength(2);
  await fill(shown);
  expect(await shown.drawer.findByText('日期重叠')).toBeVisible();
});

test('ROOT and staff who do not decide have no deputies', () => {
  for (const user of [people.root, { ...people.admin, perms: ['biz:order:query'] }]) {
    const { unmount } = renderView(<DeputiesButton />, { path: '/business/approvals', user, answers: {} });
    expect(screen.queryByRole('button', { name: '代理人' })).toBeNull();
    unmount();
  }
});
