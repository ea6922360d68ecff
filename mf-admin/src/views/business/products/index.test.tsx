import type { ProductRow } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Products from './index.tsx';

const productOf = (id: number, status: ProductRow['status'], changed = false) =>
  ({
    ...{
      id,
      kind: 'tour',
      categoryName: { zh: '国内游' },
      title: { zh: `线路${id}` },
      picture: '',
      status,
      changed,
    },
    ...{ fromPrice: 88_800, soldCount: 3, openDays: 5, dept: null, updatedAt: '2026-11-20T18:00:00.000Z' },
  }) as ProductRow;

const list = [productOf(1, 'draft'), productOf(2, 'live'), productOf(3, 'live', true), productOf(4, 'down')];

const answers: Answers = {
  'GET /api/v1/products/page': { list, total: 4 },
  'GET /api/v1/products/counts': [
    { kind: 'tour', status: 'live', count: 7 },
    { kind: 'hotel', status: 'draft', count: 2 },
  ],
  'PUT /api/v1/products/:id/publish': [
    { id: 1, faults: [{ field: 'pictures', code: 'required' }] },
    { id: 3, faults: [] },
  ],
  'GET /api/v1/products/publishing': { needsApproval: false },
  'PUT /api/v1/products/:id/take-down': null,
  'PUT /api/v1/products/:id/department': null,
  'GET /api/v1/dept/options': [{ value: 7, label: '南宁门店' }],
  'DELETE /api/v1/products/:id': null,
  'POST /api/v1/bulk-jobs': refuse('A0513', '稍后再试', { status: 409 }),
};

const show = (path = '/business/products') => renderView(<Products />, { path, user: people.root, answers });

describeList({
  screen: <Products />,
  path: '/business/products',
  call: 'GET /api/v1/products/page',
  page: { list, total: 4 },
  shown: '线路1',
  filter: { label: '排序', choose: '销量', query: { sort: 'sold' } },
  empty: '没有符合条件的产品',
  answers,
});

test('the URL sets the filters of the list', async () => {
  const { server } = show('/business/products?kind=tour&state=changed&sort=random');
  expect(await screen.findByText('线路1')).toBeVisible();
  expect(server.received('GET /api/v1/products/page')[0]?.query).toEqual({
    ...{ kind: 'tour', status: 'changed', pageNum: '1', pageSize: '10' },
  });
});

test('the tabs show the number of products of each kind, the states those of the chosen kind', async () => {
  const { person, address } = show();
  expect(await screen.findByRole('tab', { name: /^全部 ?9$/ })).toBeVisible();
  expect(screen.getByRole('option', { name: '草稿 2' })).toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: /^酒店 ?2$/ }));
  expect(address()).toContain('kind=hotel');
  expect(screen.getByRole('option', { name: '已上架 0' })).toBeInTheDocument();
});

test('the actions of a row depend on its state', async () => {
  const { person } = show();
  const actionsOf = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
    const names = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await person.keyboard('{Escape}');
    return names;
  };
  expect(await actionsOf('线路1')).toEqual(['预览', '上架', '定时上下架', '复制', '移交部门', '删除']);
  expect(await actionsOf('线路2')).toEqual(['预览', '下架', '定时上下架', '复制', '移交部门']);
  expect(await actionsOf('线路3')).toEqual(['预览', '发布改动', '下架', '定时上下架', '复制', '移交部门']);
  expect(await actionsOf('线路4')).toEqual(['预览', '上架', '定时上下架', '复制', '移交部门']);
});

test('a product with an open proposal is marked', async () => {
  const proposed = { ...productOf(1, 'draft'), proposed: true };
  renderView(<Products />, {
    ...{ path: '/business/products', user: people.root },
    answers: {
      ...answers,
      'GET /api/v1/products/page': { list: [proposed, productOf(2, 'live')], total: 2 },
    },
  });
  expect(await screen.findByText('待审批')).toBeVisible();
});

test('an incomplete product is reported with what it lacks', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '更多操作：线路1' }));
  await person.click(await screen.findByRole('menuitem', { name: '上架' }));
  expect(await screen.findByText('“线路1”还不能上架')).toBeVisible();
  expect(server.received('PUT /api/v1/products/:id/publish')[0]?.params).toEqual({ id: '1' });
});

const approvalNeeded: Answers = {
  ...answers,
  'GET /api/v1/products/publishing': { needsApproval: true },
  'PUT /api/v1/products/:id/publish': [{ id: 1, faults: [], proposed: true }],
};

test('publishing that needs approval is submitted with a reason', async () => {
  const { server, person } = renderView(<Products />, {
    ...{ path: '/business/products', user: people.root, answers: approvalNeeded },
  });
  await person.click(await screen.findByRole('button', { name: '更多操作：线路1' }));
  await person.click(await screen.findByRole('menuitem', { name: '上架' }));
  await person.type(await screen.findByRole('textbox', { name: /上架说明/ }), '夏季新品');
  await person.click(screen.getByRole('button', { name: '提交审批' }));
  expect(await screen.findByText('已提交 1 个产品的上架审批')).toBeVisible();
  expect(server.received('PUT /api/v1/products/:id/publish')[0]?.body).toEqual({ reason: '夏季新品' });
});

test('a bulk job whose publishing needs approval asks for a reason', async () => {
  const { server, person } = renderView(<Products />, {
    ...{ path: '/business/products', user: people.root, answers: approvalNeeded },
  });
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '上架所选' }));
  await person.type(await screen.findByRole('textbox', { name: '上架说明' }), '夏季新品');
  await person.click(screen.getByRole('button', { name: '预览' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/bulk-jobs')[0]?.body).toMatchObject({ reason: '夏季新品' }),
  );
});

test.each([
  ['上架所选', 'product-publish', ['1', '2', '3', '4']],
  ['下架所选', 'product-take-down', ['2', '3']],
] as const)('%s prepares a bulk job for the chosen products that it is for', async (label, kind, ids) => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(server.received('POST /api/v1/bulk-jobs')[0]?.body).toEqual({ kind, ids }));
});

test('prices of the chosen products are changed by a formula for a period', async () => {
  const [from, to] = [10, 16].map((days) => addDays(dayOf(new Date()), days));
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '调价' }));
  const drawer = await screen.findByRole('dialog', { name: '批量调价' });
  await person.click(within(drawer).getByRole('button', { name: '预览' }));
  expect(await within(drawer).findByText('请填写调价幅度')).toBeVisible();
  expect(within(drawer).getAllByText('请选择日期')).toHaveLength(2);
  await person.click(within(drawer).getByRole('combobox', { name: '调整方式' }));
  await person.click(await screen.findByText('下调金额'));
  await person.type(within(drawer).getByRole('spinbutton'), '50.5');
  await person.type(within(drawer).getByLabelText('开始日期'), `${from}{Enter}`);
  await person.type(within(drawer).getByLabelText('结束日期'), `${to}{Enter}`);
  await person.click(within(drawer).getByRole('button', { name: '预览' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/bulk-jobs')[0]?.body).toEqual({
      ...{ kind: 'product-price', ids: ['1', '2', '3', '4'], from, to },
      priceMove: { way: 'add', amount: -5050 },
    }),
  );
});

test('drafts are deleted together', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '删除所选' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/products/:id')[0]?.params).toEqual({ id: '1' }));
});

test('a new product has the kind of the list', async () => {
  const { person, address } = show('/business/products?kind=visa');
  await person.click(await screen.findByRole('button', { name: '新增产品' }));
  expect(await screen.findByRole('radio', { name: '签证' })).toBeChecked();
  expect(address()).toContain('kind=visa&product=new');
});

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
};

test('the list is found without the drawer after a product was created', async () => {
  const screens = (
    <>
      <Products />
      <BackButton />
    </>
  );
  const { person, address } = renderView(screens, {
    path: '/business/products?kind=visa&pageNum=2&product=new',
    user: people.root,
    answers: { ...answers, 'POST /api/v1/products': { id: 9 } },
  });
  await person.type(await screen.findByRole('textbox', { name: '产品名称' }), '日本签证');
  await person.click(screen.getByRole('button', { name: '创建草稿' }));
  await waitFor(() => expect(address()).toBe('/business/products/edit?id=9'));
  await person.click(screen.getByText('back'));
  await waitFor(() => expect(address()).toBe('/business/products?kind=visa&pageNum=2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product is given to another department', async () => {
  const { server, person } = show();
  await screen.findByText('线路4');
  await person.click(screen.getByRole('button', { name: /更多.*线路4/ }));
  await person.click(await screen.findByRole('menuitem', { name: '移交部门' }));
  const drawer = await screen.findByRole('dialog', { name: '移交“线路4”' });
  await person.click(within(drawer).getByRole('button', { name: '移交' }));
  expect(await within(drawer).findByText('请选择部门')).toBeVisible();
  await person.click(within(drawer).getByRole('combobox'));
  await person.click(await screen.findByText('南宁门店'));
  await person.click(within(drawer).getByRole('button', { name: '移交' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/products/:id/department')[0]).toMatchObject({
      params: { id: '4' },
      body: { deptId: 7 },
    }),
  );
});
