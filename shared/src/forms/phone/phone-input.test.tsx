import { type RenderOptions, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PhoneInput } from '../index.ts';

let typed = '';

const Form = ({ first = '', untexted }: { readonly first?: string; readonly untexted?: string }) => {
  const [value, setValue] = useState(first);
  typed = value;
  return <PhoneInput name="mobile" label="手机号" hint="提示" {...{ value, untexted }} onChange={setValue} />;
};

const show = (props: Parameters<typeof Form>[0] = {}, options: RenderOptions = {}) =>
  renderView(<Form {...props} />, {
    answers: { 'GET /api/v1/auth/sms-countries': ['852'] },
    ...options,
  });

const field = () => screen.getByRole('textbox', { name: /手机号/ });
const country = () => screen.getByRole('button', { name: /^(国家或地区|Country or region)/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const open = async (person: ReturnType<typeof show>['person']) => {
  await person.click(country());
  const find = await screen.findByRole('combobox');
  await person.click(find);
  return find;
};

test('eleven digits of mainland China are typed as before', async () => {
  const { person } = show();
  expect(country()).toHaveTextContent('+86');
  await person.type(field(), '138 0000 0000');
  expect(typed).toBe('13800000000');
  expect(field()).toHaveAccessibleDescription('提示');
});

test('a country is found by its calling code, and chosen by keyboard', async () => {
  const { person } = show();
  await person.type(await open(person), '852');
  expect(options()).toEqual(['中国香港+852']);
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(country()).toHaveAccessibleName('国家或地区：中国香港 +852');
  await person.keyboard('5123 4567');
  expect(typed).toBe('+85251234567');
  expect(field()).toHaveValue('51234567');
});

test('the list begins at the chosen country, and arrow keys move in it', async () => {
  const { person } = show();
  const find = await open(person);
  const active = () => document.getElementById(find.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('中国大陆+86');
  expect(screen.getByRole('option', { name: /^中国大陆/ })).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('中国香港+852');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(country()).toHaveFocus();
  expect(country()).toHaveTextContent('+86');
});

test('in English countries have English names and are found by Chinese ones too', async () => {
  const { person } = show({}, { language: 'en' });
  await person.type(await open(person), '英国');
  expect(options()).toEqual(['United Kingdom+44']);
  await person.click(screen.getByRole('option'));
  await person.keyboard('07400 123456');
  expect(typed).toBe('+447400123456');
});

test('a search without a result says so', async () => {
  const { person } = show();
  await person.type(await open(person), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('没有“xyz”');
  await person.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toBeVisible();
});

test('the digits that were typed stay when the country is another', async () => {
  const { person } = show();
  await person.type(field(), '51234567');
  await person.type(await open(person), '香港{Enter}');
  expect(typed).toBe('+85251234567');
});

test('a number with a calling code sets the country', async () => {
  const { person } = show();
  await person.type(field(), '+44 7400 123456');
  expect(country()).toHaveTextContent('+44');
  expect(typed).toBe('+447400123456');
});

test('a number that the browser filled in is taken over as it is stored', async () => {
  show({ first: '+8613800000000' });
  await waitFor(() => expect(typed).toBe('13800000000'));
  expect(field()).toHaveValue('13800000000');
});

test('a stored number of another country is shown in its parts', async () => {
  show({ first: '+85251234567' });
  await waitFor(() => expect(country()).toHaveTextContent('+852'));
  expect(field()).toHaveValue('51234567');
});

test('a number that does not exist is named when the field is left', async () => {
  const { person } = show({ first: '+85221234567' });
  await waitFor(() => expect(country()).toHaveTextContent('+852'));
  await person.click(field());
  await person.click(country());
  expect(field()).not.toHaveAttribute('aria-invalid');
  await person.keyboard('{Escape}');
  await person.click(document.body);
  expect(field()).toHaveAccessibleDescription(/^号码不正确/);
  await person.type(field(), '1');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('the hint of a country without text messages is shown for it only', async () => {
  const { person } = show({ untexted: '发不到' });
  await person.type(field(), '+852 5123 4567');
  await waitFor(() => expect(country()).toHaveTextContent('+852'));
  expect(field()).toHaveAccessibleDescription('提示');
  await person.clear(field());
  await person.type(field(), '+44 7400 123456');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('发不到'));
});
