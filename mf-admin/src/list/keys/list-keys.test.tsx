import { people, renderView } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { RowActions } from '../row-actions.tsx';
import { useRowSelection } from '../selection/use-row-selection.ts';
import { DataTable } from '../table/data-table.tsx';
import { useColumns } from '../table/use-columns.ts';
import { listKeyOf } from './list-key.ts';

const rows = ['一', '二', '三'].map((name, place) => ({ id: place + 1, name }));
const anyOf = ['sys:role:edit'];

const TestList = ({ label, onEdit }: { label: string; onEdit: (name: string) => void }) => {
  const actions = (name: string) => [{ key: 'edit', label: '编辑', anyOf, onSelect: () => onEdit(name) }];
  const columns = useColumns<(typeof rows)[number]>(
    [
      { key: 'name', title: '名称', dataIndex: 'name' },
      {
        key: 'actions',
        title: '操作',
        render: (_, { name }) => <RowActions name={name} actions={actions(name)} />,
      },
    ],
    label,
  );
  const remove = { key: 'remove', label: () => '删除', anyOf, run: () => undefined };
  const { boxes, selection } = useRowSelection(rows, [remove]);
  return <DataTable {...{ label, rows, columns, boxes, selection }} />;
};

const show = (more: React.ReactNode = null) => {
  const edited: string[] = [];
  const view = renderView(
    <>
      <TestList label="角色" onEdit={(name) => edited.push(name)} />
      <input aria-label="关键字" />
      {more}
    </>,
    { user: people.root, answers: { 'PUT /api/v1/preferences/:name': null } },
  );
  const table = within(screen.getByRole('table', { name: '角色' }));
  return { ...view, edited, row: (name: string) => table.getByRole('row', { name: new RegExp(name) }) };
};

test('letters move through rows, select and edit them, without a click into the list', async () => {
  const { person, row, edited } = show();
  await person.keyboard('j');
  expect(row('一')).toHaveFocus();
  await person.keyboard('jjj');
  expect(row('三')).toHaveFocus();
  await person.keyboard('kx');
  expect(screen.getByRole('checkbox', { name: /二/ })).toBeChecked();
  expect(row('二')).toHaveFocus();
  await person.keyboard('xe');
  expect(screen.getByRole('checkbox', { name: /二/ })).not.toBeChecked();
  expect(edited).toEqual(['二']);
});

test('letters are text in a field, and do nothing while a dialog is open', async () => {
  const { person, row } = show();
  await person.type(screen.getByRole('textbox', { name: '关键字' }), 'jx?');
  expect(screen.getByRole('textbox')).toHaveValue('jx?');
  await person.tab();
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  await person.keyboard('j');
  expect(row('一')).not.toHaveFocus();
});

test('the list of keys can limit letters to a focused row', async () => {
  const { person, row } = show();
  await person.keyboard('?');
  await person.click(await screen.findByRole('checkbox', { name: /任意位置/ }));
  await person.click(screen.getByRole('button', { name: '关闭' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await person.keyboard('j');
  expect(row('一')).not.toHaveFocus();
  act(() => row('一').focus());
  await person.keyboard('j');
  expect(row('二')).toHaveFocus();
});

test('of two lists the one with the focus gets the keys', async () => {
  const { person, row } = show(<TestList label="用户" onEdit={() => undefined} />);
  const other = within(screen.getByRole('table', { name: '用户' })).getAllByRole('row');
  act(() => other[1]?.focus());
  await person.keyboard('j');
  expect(other[2]).toHaveFocus();
  expect(row('一')).not.toHaveFocus();
});

test.each([
  [{ ctrlKey: true }, undefined],
  [{ metaKey: true }, undefined],
  [{ altKey: true }, undefined],
  [{ isComposing: true }, undefined],
  [{}, 'next'],
])('j with %j is %s', (modifier, key) => {
  const pressed = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
  expect(listKeyOf({ ...pressed, ...modifier, key: 'j' })).toBe(key);
  expect(listKeyOf({ ...pressed, key: 'constructor' })).toBeUndefined();
});
