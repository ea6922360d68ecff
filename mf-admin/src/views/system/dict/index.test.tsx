import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Dictionaries from './index.tsx';

const answers: Answers = {
  'GET /api/v1/dict/types/page': {
    list: [
      { id: 1, name: '性别', nameEn: null, code: 'gender', status: 1, remark: null, itemCount: 3 },
      { id: 2, name: '订单来源', nameEn: null, code: 'order_source', status: 0, remark: null, itemCount: 0 },
    ],
    total: 2,
  },
  'GET /api/v1/dict/page': {
    list: [
      { id: 7, typeCode: 'gender', name: '男', nameEn: null, value: '1', sort: 1, status: 1, remark: null },
    ],
    total: 1,
  },
  'GET /api/v1/dict/:id/form': {
    id: 7,
    typeCode: 'gender',
    name: '男',
    value: '1',
    sort: 1,
    status: 1,
    remark: null,
    version: '5',
  },
  'POST /api/v1/dict/types': null,
  'PUT /api/v1/dict/:id': null,
  'DELETE /api/v1/dict/types/:id': null,
};

const show = (path = '/system/dict') => renderView(<Dictionaries />, { path, user: people.root, answers });

test('choosing a dictionary shows its items, and is kept in the URL', async () => {
  const { server, person, address } = show('/system/dict?pageSize=20');
  await person.click(await screen.findByRole('button', { name: '性别' }));
  expect(await screen.findByText('“性别”的数据')).toBeVisible();
  expect(address()).toBe('/system/dict?pageSize=20&type=gender');
  expect(server.received('GET /api/v1/dict/page')[0]?.query).toMatchObject({ typeCode: 'gender' });
});

test('the items have their own filters', async () => {
  const { server } = show('/system/dict?type=gender&keywords=a&itemKeywords=b&itemPageNum=2');
  expect(await screen.findByText('男')).toBeVisible();
  expect(server.received('GET /api/v1/dict/page')[0]?.query).toMatchObject({ keywords: 'b', pageNum: '2' });
});

test('an item is disabled in its row', async () => {
  const { server, person } = show('/system/dict?type=gender');
  await person.click(await screen.findByRole('switch', { name: '男 的状态' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/dict/:id')[0]?.body).toMatchObject({
      value: '1',
      status: 0,
      version: '5',
    }),
  );
});

test('deleting a dictionary shows the number of its items', async () => {
  const { server, person } = show('/system/dict');
  await person.click(await screen.findByRole('button', { name: '更多操作：性别' }));
  await person.click(await screen.findByRole('menuitem', { name: '删除' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('其中 3 条数据会一起删除');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/dict/types/:id')[0]?.params.id).toBe('1'));
});

test('an invalid code is refused in the form', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '新增字典' }));
  await person.type(await screen.findByRole('textbox', { name: '字典名称' }), '支付方式');
  const code = screen.getByRole('textbox', { name: '字典编码' });
  await person.type(code, '1 pay');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(code).toBeInvalid());
  expect(server.received('POST /api/v1/dict/types')).toEqual([]);
  await person.clear(code);
  await person.type(code, 'pay_way');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/dict/types')[0]?.body).toMatchObject({
      name: '支付方式',
      code: 'pay_way',
    }),
  );
});
