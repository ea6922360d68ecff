import { setLanguage } from '@portal/shared/i18n';
import { chooseOption } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Checkbox,
  FormErrors,
  focusField,
  RadioGroup,
  Select,
  Stepper,
  TextArea,
  TextInput,
} from '../index.ts';

beforeEach(() => setLanguage('zh-cn'));

const ignore = () => undefined;

test.each([
  [
    'text',
    <TextInput
      key="a"
      label="姓名"
      name="x"
      value=""
      onChange={ignore}
      hint="与证件一致"
      error="请填写"
      required
    />,
  ],
  [
    'long text',
    <TextArea
      key="b"
      label="姓名"
      name="x"
      value=""
      onChange={ignore}
      hint="与证件一致"
      error="请填写"
      required
    />,
  ],
  [
    'a list',
    <Select
      key="c"
      label="姓名"
      name="x"
      value=""
      onChange={ignore}
      options={[]}
      hint="与证件一致"
      error="请填写"
      required
    />,
  ],
  [
    'a box',
    <Checkbox
      key="d"
      label="姓名"
      name="x"
      checked
      onChange={ignore}
      hint="与证件一致"
      error="请填写"
      required
    />,
  ],
])('%s has its label, hint, error and required mark', (_, control) => {
  render(control);
  const input = screen.getByLabelText(/姓名/);
  expect(input).toHaveAttribute('id', 'x');
  expect(input).toHaveAccessibleDescription('请填写 与证件一致');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
});

test('without an error a control is not invalid and describes nothing', () => {
  render(<TextInput label="姓名" value="" onChange={ignore} />);
  expect(screen.getByLabelText('姓名')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('姓名')).not.toHaveAttribute('aria-describedby');
});

test('typed, chosen and ticked values are submitted', async () => {
  const person = userEvent.setup();
  const got = jest.fn();
  const Form = () => {
    const [text, setText] = useState('');
    const type = (value: string) => {
      setText(value);
      got(value);
    };
    return (
      <>
        <TextInput label="姓名" value={text} onChange={type} />
        <Select label="证件" value="" onChange={got} options={[{ value: 'passport', label: '护照' }]} />
        <RadioGroup label="支付" value="" onChange={got} options={[{ value: 'alipay', label: '支付宝' }]} />
        <Checkbox label="同意" checked={false} onChange={got} />
      </>
    );
  };
  render(<Form />);
  await person.type(screen.getByLabelText('姓名'), '李');
  await chooseOption(person, screen.getByLabelText('证件'), '护照');
  await person.click(screen.getByRole('radio', { name: '支付宝' }));
  await person.click(screen.getByRole('checkbox', { name: '同意' }));
  expect(got.mock.calls.flat()).toEqual(['李', 'passport', 'alipay', true]);
});

test('a stepper stays between its bounds', async () => {
  const person = userEvent.setup();
  const Adults = () => {
    const [value, setValue] = useState(1);
    return <Stepper label="成人" value={value} onChange={setValue} min={1} max={2} />;
  };
  render(<Adults />);
  expect(screen.getByRole('button', { name: '减少成人' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: '增加成人' }));
  expect(screen.getByRole('group', { name: '成人' })).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: '增加成人' })).toBeDisabled();
});

test('the summary gets focus at each submission and links to its fields', async () => {
  const person = userEvent.setup();
  const errors = [{ field: 'mobile', text: '请输入手机号' }];
  const form = (attempt: number) => (
    <>
      <FormErrors errors={errors} attempt={attempt} />
      <TextInput name="mobile" label="手机" value="" onChange={ignore} />
    </>
  );
  const { rerender } = render(form(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('有 1 处需要修改');
  await person.click(screen.getByRole('link', { name: '请输入手机号' }));
  expect(screen.getByLabelText('手机')).toHaveFocus();
  rerender(form(1));
  expect(screen.getByLabelText('手机')).toHaveFocus();
  rerender(form(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a group is focused at its first control; an unknown field changes nothing', () => {
  render(
    <RadioGroup
      name="way"
      label="支付"
      value=""
      onChange={ignore}
      options={[{ value: 'a', label: '支付宝' }]}
    />,
  );
  focusField('way');
  expect(screen.getByRole('radio', { name: '支付宝' })).toHaveFocus();
  focusField('nowhere');
  expect(screen.getByRole('radio', { name: '支付宝' })).toHaveFocus();
});
