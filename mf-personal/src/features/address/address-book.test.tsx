import type { Address } from '@portal/shared/contract';
import {
  type Answers,
  chooseRegion,
  people,
  type RenderOptions,
  refuse,
  regionAnswers,
  renderView,
  xinyuan,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressBook } from './address-book.tsx';

const listing = 'GET /api/v1/addresses';
const adding = 'POST /api/v1/addresses';
const changing = 'PUT /api/v1/addresses/:id';
const removing = 'DELETE /api/v1/addresses/:id';

const home: Address = {
  id: 7,
  name: '陈海生',
  mobile: '13800138000',
  ...xinyuan,
  detail: '人民大道南 1 号',
  isDefault: true,
};
const office: Address = { ...home, id: 8, name: '李兰', detail: '海滨大道 8 号', isDefault: false };

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<AddressBook />, {
    path: '/personal/address',
    user: people.member,
    answers: { ...regionAnswers, [listing]: [home, office], ...changed },
    ...options,
  });

type Person = ReturnType<typeof show>['person'];

const enter = async (person: Person, label: RegExp, text: string) => {
  await person.click(within(screen.getByRole('dialog')).getByLabelText(label));
  await person.paste(text);
};
const save = (person: Person) => person.click(screen.getByRole('button', { name: '保存' }));

test('addresses are shown in full, the default one marked', async () => {
  show();
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('陈海生 13800138000默认广东省 湛江市 霞山区 新园街道人民大道南 1 号');
  expect(second).not.toHaveTextContent('默认广东');
});

test('an address is added down to its street', async () => {
  const { person, server } = show({ [listing]: [], [adding]: home });
  const [add] = await screen.findAllByRole('button', { name: '新增地址' });
  if (add) await person.click(add);
  await enter(person, /^收件人/, ' 陈海生 ');
  await enter(person, /^手机号/, '13800138000');
  await chooseRegion(person, '广东省', '湛江市', '霞山区', '新园街道');
  await enter(person, /^详细地址/, '人民大道南 1 号');
  await person.click(screen.getByRole('checkbox', { name: /^设为默认地址/ }));
  server.answer({ [listing]: [home] });
  await save(person);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.received(adding)[0]?.body).toEqual({
    name: '陈海生',
    mobile: '13800138000',
    regionCode: '440803011',
    detail: '人民大道南 1 号',
    isDefault: true,
  });
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an address has a number of another country', async () => {
  const { person, server } = show({ [changing]: office });
  await person.click(await screen.findByRole('button', { name: /^修改李兰的地址/ }));
  await person.clear(screen.getByLabelText(/^手机号/));
  await person.type(screen.getByLabelText(/^手机号/), '+44 7400 123456');
  await save(person);
  await waitFor(() => expect(server.received(changing)[0]?.body).toMatchObject({ mobile: '+447400123456' }));
});

test('missing fields are listed in a focused summary, and nothing is sent', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '新增地址' }));
  await save(person);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '请填写收件人',
    '请填写手机号',
    '请选择所在地区',
    '请填写详细地址',
  ]);
  await person.click(within(summary).getByRole('link', { name: '请选择所在地区' }));
  expect(screen.getByRole('combobox', { name: /^所在地区/ })).toHaveFocus();
  expect(server.received(adding)).toHaveLength(0);
});

test('opening the region picker shows no error yet', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: '新增地址' }));
  await person.click(screen.getByRole('combobox', { name: /^所在地区/ }));
  await person.click(await screen.findByRole('combobox', { name: '选择省份' }));
  expect(screen.queryByText('请选择所在地区')).not.toBeInTheDocument();
});

test('an address is changed; the default one stays the default', async () => {
  const { person, server } = show({ [changing]: home });
  await person.click(await screen.findByRole('button', { name: /^修改陈海生的地址/ }));
  expect(screen.getByText(/^这是默认地址/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await person.clear(screen.getByLabelText(/^详细地址/));
  await enter(person, /^详细地址/, '人民大道南 2 号');
  await save(person);
  await waitFor(() => expect(server.received(changing)).toHaveLength(1));
  expect(server.received(changing)[0]).toMatchObject({
    params: { id: '7' },
    body: { detail: '人民大道南 2 号', regionCode: '440803011', isDefault: true },
  });
});

test('a refusal of the server is shown at its field, and the input is kept', async () => {
  const refusal = refuse('A0400', '请选择到街道', { field: 'regionCode' });
  const { person } = show({ [changing]: refusal });
  await person.click(await screen.findByRole('button', { name: /^修改李兰的地址/ }));
  await save(person);
  const region = screen.getByRole('combobox', { name: /^所在地区/ });
  await waitFor(() => expect(region).toHaveAccessibleDescription('请选择到街道'));
  expect(screen.getByLabelText(/^详细地址/)).toHaveValue('海滨大道 8 号');
});

test('another address becomes the default with one click', async () => {
  const { person, server } = show({ [changing]: { ...office, isDefault: true } });
  await person.click(await screen.findByRole('button', { name: /^把李兰的地址设为默认/ }));
  expect(await screen.findByText('已设为默认地址')).toBeVisible();
  expect(server.received(changing)[0]).toMatchObject({ params: { id: '8' }, body: { isDefault: true } });
});

test('removing asks for confirmation with the address and the next default', async () => {
  const { person, server } = show({ [removing]: null });
  await person.click(await screen.findByRole('button', { name: /^删除陈海生的地址/ }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(/人民大道南 1 号.*成为默认.*不能恢复.*订单不受影响/);
  server.answer({ [listing]: [] });
  await person.click(within(question).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有收货地址')).toBeVisible();
  expect(server.received(removing)[0]?.params).toEqual({ id: '7' });
});

test('a full book says so, and has no add button', async () => {
  const full = Array.from({ length: 50 }, (_, place) => ({ ...office, id: place + 1 }));
  show({ [listing]: full });
  expect(await screen.findByText(/^已保存 50 个地址/)).toBeVisible();
  expect(screen.getByRole('button', { name: '新增地址' })).toBeDisabled();
});

test('a failed load of the book can be retried', async () => {
  const { person, server } = show({ [listing]: refuse('B0001', '出错了', { status: 500 }) });
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ [listing]: [home] });
  await person.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('in English', async () => {
  const latin = {
    ...home,
    name: 'Ann Lee',
    detail: 'No. 1',
    province: 'A',
    city: 'B',
    district: 'C',
    subdistrict: 'D',
  };
  const { person } = show({ [listing]: [latin] }, { language: 'en' });
  await person.click(await screen.findByRole('button', { name: /^Edit the address of Ann Lee/ }));
  expect(
    await screen.findByText('Xinyuan Subdistrict, Xiashan District, Zhanjiang, Guangdong'),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

const editing = async ({ person }: Pick<ReturnType<typeof show>, 'person'>) => {
  await person.click(await screen.findByRole('button', { name: /^修改李兰的地址/ }));
  return screen.getByLabelText(/^详细地址/);
};

test('typed input survives a reload or the end of a session, beside what is stored', async () => {
  const first = show();
  await first.person.type(await editing(first), '东座');
  first.unmount();
  const second = show({ [listing]: [home, { ...office, mobile: '13900139000' }], [changing]: office });
  expect(await editing(second)).toHaveValue('海滨大道 8 号东座');
  expect(screen.getByLabelText(/^手机号/)).toHaveValue('13900139000');
  await save(second.person);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('restored input can be replaced by what is stored', async () => {
  const first = show();
  await first.person.type(await editing(first), '东座');
  first.unmount();
  const second = show();
  await editing(second);
  await second.person.click(screen.getByRole('button', { name: '重新填写' }));
  expect(screen.getByLabelText(/^详细地址/)).toHaveValue('海滨大道 8 号');
  expect(screen.queryByRole('button', { name: '重新填写' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
