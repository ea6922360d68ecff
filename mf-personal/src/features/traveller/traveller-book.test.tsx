import type { Traveller } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import {
  type Answers,
  chooseOption,
  people,
  type RenderOptions,
  refuse,
  renderView,
} from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TravellerBook } from './traveller-book.tsx';

const listing = 'GET /api/v1/travellers';
const adding = 'POST /api/v1/travellers';
const changing = 'PUT /api/v1/travellers/:id';
const removing = 'DELETE /api/v1/travellers/:id';

const lan: Traveller = {
  id: 7,
  name: '李兰',
  documentType: 'passport',
  documentMask: 'E1*****78',
  birthDate: '1990-05-01',
  gender: 2,
  mobile: '13800138000',
  latinName: 'LI LAN',
  documentCountry: 'CN',
  documentExpiry: '2031-05-01',
};

const show = (changed: Answers = {}, options: RenderOptions = {}) =>
  renderView(<TravellerBook />, {
    path: '/personal/travellers',
    user: people.member,
    answers: { [listing]: [lan], ...changed },
    ...options,
  });

const enter = async (person: ReturnType<typeof show>['person'], label: RegExp, text: string) => {
  await person.click(within(screen.getByRole('dialog')).getByLabelText(label));
  await person.paste(text);
};

const save = (person: ReturnType<typeof show>['person']) =>
  person.click(screen.getByRole('button', { name: '保存' }));

test('travellers are shown with masked documents', async () => {
  show();
  expect(await screen.findByText('E1*****78')).toBeVisible();
  expect(screen.getByText('女 · 1990-05-01 出生 · 13800138000')).toBeVisible();
  expect(screen.getByText('LI LAN · 中国 · 有效期至 2031-05-01')).toBeVisible();
});

test('a passport is saved with its printed name, country and expiry; a wrong one names its fields', async () => {
  const { person, server } = show({ [listing]: [], [adding]: lan });
  const [add] = await screen.findAllByRole('button', { name: '添加旅客' });
  if (!add) throw new Error('travellers can be added');
  await person.click(add);
  expect(screen.queryByLabelText(/^护照上的英文姓名/)).not.toBeInTheDocument();
  await chooseOption(person, screen.getByLabelText(/^证件类型/), '护照');
  await enter(person, /^姓名/, '李兰');
  await enter(person, /^证件号码/, 'E12345678');
  await enter(person, /^护照上的英文姓名/, '李兰');
  fireEvent.change(screen.getByLabelText(/^出生日期/), { target: { value: '1990-05-01' } });
  fireEvent.change(screen.getByLabelText(/^护照有效期至/), { target: { value: '2020-05-01' } });
  await save(person);
  expect(screen.getByLabelText(/^护照上的英文姓名/)).toHaveAccessibleDescription(/不能有汉字/);
  expect(screen.getByLabelText(/^护照有效期至/)).toHaveAccessibleDescription(/已过期/);
  expect(server.received(adding)).toHaveLength(0);
  await person.clear(screen.getByLabelText(/^护照上的英文姓名/));
  await enter(person, /^护照上的英文姓名/, 'li lan');
  await chooseOption(person, screen.getByLabelText(/^签发国家/), '加拿大');
  fireEvent.change(screen.getByLabelText(/^护照有效期至/), { target: { value: '2099-05-01' } });
  await save(person);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(server.received(adding)[0]?.body).toMatchObject({
    documentNo: 'E12345678',
    latinName: 'LI LAN',
    documentCountry: 'CA',
    documentExpiry: '2099-05-01',
  });
});

test('a traveller is added by ID card, without a birth date field', async () => {
  const { person, server } = show({ [adding]: lan });
  await person.click(await screen.findByRole('button', { name: '添加旅客' }));
  expect(screen.queryByLabelText(/^出生日期/)).not.toBeInTheDocument();
  await enter(person, /^姓名/, '陈海生');
  await enter(person, /^证件号码/, '440803199003071230');
  await save(person);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(server.received(adding)[0]?.body).toEqual({
    name: '陈海生',
    documentType: 'id-card',
    documentNo: '440803199003071230',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('missing fields are listed in a focused summary, and nothing is sent', async () => {
  const { person, server } = show();
  await person.click(await screen.findByRole('button', { name: '添加旅客' }));
  await chooseOption(person, screen.getByLabelText(/^证件类型/), '护照');
  await save(person);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['请填写姓名', '请填写证件号码', '请填写出生日期']);
  expect(server.received(adding)).toHaveLength(0);
});

test('editing requires the full number again', async () => {
  const { person, server } = show({ [changing]: lan });
  await person.click(await screen.findByRole('button', { name: '修改李兰' }));
  const number = screen.getByLabelText(/^证件号码/);
  expect(number).toHaveValue('');
  expect(number).toHaveAccessibleDescription(/E1\*+78/);
  await enter(person, /^证件号码/, 'E12345678');
  await save(person);
  await waitFor(() => expect(server.received(changing)).toHaveLength(1));
  expect(server.received(changing)[0]).toMatchObject({
    params: { id: '7' },
    body: {
      name: '李兰',
      documentNo: 'E12345678',
      birthDate: '1990-05-01',
      gender: 2,
      mobile: '13800138000',
      latinName: 'LI LAN',
      documentCountry: 'CN',
      documentExpiry: '2031-05-01',
    },
  });
});

test('a duplicate document is refused at its field', async () => {
  const refusal = refuse('A0400', '该证件的出行人已存在', { field: 'documentNo' });
  const { person } = show({ [adding]: refusal });
  await person.click(await screen.findByRole('button', { name: '添加旅客' }));
  await enter(person, /^姓名/, '陈海生');
  await enter(person, /^证件号码/, '440803199003071230');
  await save(person);
  await waitFor(() =>
    expect(screen.getByLabelText(/^证件号码/)).toHaveAccessibleDescription('该证件的出行人已存在'),
  );
});

test('removing asks for confirmation with the consequences', async () => {
  const { person, server } = show({ [removing]: null });
  await person.click(await screen.findByRole('button', { name: '删除李兰' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(/不能恢复.*订单不受影响/);
  server.answer({ [listing]: [] });
  await person.click(within(question).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有常用旅客')).toBeVisible();
  expect(server.received(removing)[0]?.params).toEqual({ id: '7' });
});

const born = (years: number) => addDays(dayOf(new Date()), -Math.round(365.25 * years + 30));

test('travellers who are children or infants today are marked', async () => {
  const family = [40, 6, 1].map((years, place) => ({ ...lan, id: place + 1, birthDate: born(years) }));
  show({ [listing]: family });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '李兰 成人',
    '李兰 儿童',
    '李兰 婴儿',
  ]);
});

test('travellers are found by a part of the name, with a count', async () => {
  const { person } = show({ [listing]: [lan, { ...lan, id: 8, name: '陈海生' }] });
  await person.type(await screen.findByLabelText('查找旅客'), '海');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('找到 1 位');
  await person.type(screen.getByLabelText('查找旅客'), '外');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('找到 0 位');
});

test('the limit of a hundred travellers is shown before the form opens', async () => {
  show({ [listing]: Array.from({ length: 100 }, (_, place) => ({ ...lan, id: place + 1 })) });
  expect(await screen.findByText(/^已保存 100 位旅客/)).toBeVisible();
  expect(screen.getByRole('button', { name: '添加旅客' })).toBeDisabled();
});

test('in English', async () => {
  const { person } = show({ [listing]: [{ ...lan, name: 'Li Lan' }] }, { language: 'en' });
  await person.click(await screen.findByRole('button', { name: 'Edit Li Lan' }));
  expect(screen.getByLabelText(/^ID number/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('a typed name survives a reload or the end of a session, a document number does not', async () => {
  const add = async ({ person }: Pick<ReturnType<typeof show>, 'person'>) => {
    const [button] = await screen.findAllByRole('button', { name: '添加旅客' });
    if (!button) throw new Error('travellers can be added');
    await person.click(button);
  };
  const first = show();
  await add(first);
  await enter(first.person, /^姓名/, '李兰');
  await enter(first.person, /^证件号码/, '110101199003070003');
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('110101199003070003');
  await add(show());
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('李兰');
  expect(screen.getByLabelText(/^证件号码/)).toHaveValue('');
});
