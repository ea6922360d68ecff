import { type AddressDraft, blankAddress } from '@portal/shared/rules';
import {
  chooseRegion,
  type RenderOptions,
  refuse,
  regionAnswers,
  renderView,
  xinyuan,
} from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AddressFields } from '../index.ts';

let typed: AddressDraft = blankAddress;
const Form = ({ first = blankAddress }: { readonly first?: AddressDraft }) => {
  const [draft, setDraft] = useState(first);
  typed = draft;
  const errorOf = (field: string) => (field === 'regionCode' ? 'missing' : undefined);
  return (
    <AddressFields value={draft} errorOf={errorOf} onChange={(next) => setDraft({ ...draft, ...next })} />
  );
};

const show = (first?: AddressDraft, options: RenderOptions = {}) =>
  renderView(<Form first={first} />, { answers: regionAnswers, ...options });

const region = () => screen.getByRole('combobox', { name: /^(所在地区|Region)/ });
const options = async () => {
  await screen.findAllByRole('option');
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

test('a region is chosen level by level, and shown in the field', async () => {
  const { person } = show();
  expect(region()).toHaveAccessibleDescription('missing');
  await chooseRegion(person, '广东省', '湛江市', '霞山区', '新园街道');
  expect(region()).toHaveTextContent('广东省 湛江市 霞山区 新园街道');
  expect(region()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(typed).toMatchObject(xinyuan);
});

test('a district without streets can be chosen, and each name appears once', async () => {
  const { person } = show();
  await chooseRegion(person, '广东省', '东莞市', '东莞市');
  expect(region()).toHaveTextContent('广东省 东莞市');
  expect(typed).toMatchObject({ regionCode: '441900', district: '东莞市', subdistrict: '' });
});

test('a region is chosen by keyboard: part of a name, Enter, arrows, and back', async () => {
  const { person } = show();
  region().focus();
  await person.keyboard('{Enter}');
  const find = await screen.findByRole('combobox', { name: '选择省份' });
  await person.click(find);
  await options();
  await person.keyboard('guang{Enter}');
  expect(await options()).toEqual(['湛江市', '东莞市']);
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('combobox', { name: '选择城市' })).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: '湛江市' }).id,
  );
  await person.keyboard('{Enter}');
  expect(await options()).toEqual(['赤坎区', '霞山区']);
  await person.keyboard('{Backspace}');
  expect(await options()).toEqual(['湛江市', '东莞市']);
  await person.keyboard('湛{Enter}');
  await options();
  await person.keyboard('xia{Enter}');
  await options();
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(region()).toHaveTextContent('广东省 湛江市 霞山区 新园街道');
});

test('Enter that ends an IME composition chooses nothing', async () => {
  const { person } = show();
  await person.click(region());
  const find = await screen.findByRole('combobox', { name: '选择省份' });
  await person.type(find, 'guang');
  fireEvent.keyDown(find, { key: 'Enter', isComposing: true });
  expect(await options()).toEqual(['广东省']);
});

test('Escape closes what is open and changes nothing', async () => {
  const { person } = show({ ...blankAddress, ...xinyuan });
  await person.click(region());
  await person.click(await screen.findByRole('combobox', { name: '选择街道' }));
  await person.keyboard('{Escape}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveTextContent('新园街道');
});

test('it closes in browsers where scrolling returns a promise', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(() => Promise.resolve() as unknown as undefined);
  const { person } = show();
  await person.click(region());
  await options();
  await person.click(region());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  scroll.mockRestore();
});

test('a chosen region opens at its level, and each level has a link back', async () => {
  const { person } = show({ ...blankAddress, ...xinyuan });
  await person.click(region());
  expect(await options()).toEqual(['工农街道', '新园街道']);
  expect(screen.getByRole('option', { name: '新园街道' })).toHaveAttribute('aria-selected', 'true');
  const crumbs = within(screen.getByRole('list', { name: '已选地区' }));
  await person.click(crumbs.getByRole('button', { name: '湛江市' }));
  expect(await options()).toEqual(['湛江市', '东莞市']);
});

test('an unknown name shows a message, and a failed load can be retried', async () => {
  const { person, server } = show(undefined, {
    answers: { 'GET /api/v1/regions': refuse('B0001', '出错了', { status: 500 }) },
  });
  await person.click(region());
  await screen.findByRole('alert');
  server.answer(regionAnswers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  await options();
  await person.type(screen.getByRole('combobox', { name: '选择省份' }), '东京');
  expect(screen.getByRole('status')).toHaveTextContent('没有“东京”');
});

const paste = async ({ person }: ReturnType<typeof show>, text: string) => {
  await person.click(screen.getByRole('button', { name: '粘贴地址，自动填写' }));
  await person.click(await screen.findByLabelText('姓名、手机号和地址'));
  await person.paste(text);
  await person.click(screen.getByRole('button', { name: '识别并填写' }));
};

test.each([
  ['张三 13800138000 广东省湛江市霞山区新园街道人民大道南1号', '新园街道', '人民大道南1号'],
  ['张三 13800138000 北京东城区东华门街道2号', '东华门街道', '2号'],
])('a pasted address fills the fields: %s', async (text, subdistrict, detail) => {
  const view = show();
  await paste(view, text);
  expect(await screen.findByText('已填写，请核对')).toBeVisible();
  expect(typed).toMatchObject({ name: '张三', mobile: '13800138000', subdistrict, detail });
});

test('a pasted address without a street leaves the region empty', async () => {
  const view = show();
  await paste(view, '张三 13800138000 广东省湛江市人民大道南1号');
  expect(await screen.findByText(/请核对并选择地区/)).toBeVisible();
  expect(typed).toMatchObject({ name: '张三', regionCode: '', detail: '人民大道南1号' });
});

test('in English regions have their Latin names, the smallest first', async () => {
  const { person } = show({ ...blankAddress, ...xinyuan }, { language: 'en' });
  expect(
    await screen.findByText('Xinyuan Subdistrict, Xiashan District, Zhanjiang, Guangdong'),
  ).toBeVisible();
  await person.click(region());
  expect(await options()).toEqual(['Gongnong Subdistrict', 'Xinyuan Subdistrict']);
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
