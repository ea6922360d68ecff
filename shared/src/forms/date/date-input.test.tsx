import { type RenderOptions, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from '../index.ts';

const changed = jest.fn();
const sent = jest.fn();

interface FormProps {
  readonly first?: string;
  readonly min?: string;
  readonly max?: string;
  readonly required?: boolean;
  readonly onBlur?: (id: string) => void;
}

const Form = ({ first = '', onBlur, ...date }: FormProps) => {
  const [value, setValue] = useState(first);
  return (
    <form
      onBlur={({ target }) => onBlur?.(target.id)}
      onSubmit={(event) => {
        event.preventDefault();
        sent(value);
      }}
    >
      <DateInput
        name="day"
        label="出发日期"
        value={value}
        onChange={(day) => {
          changed(day);
          setValue(day);
        }}
        {...date}
      />
      <button type="submit">提交</button>
    </form>
  );
};

const show = (props: FormProps = {}, options: RenderOptions = {}) => renderView(<Form {...props} />, options);
const field = () => screen.getByRole('textbox', { name: /^(出发日期)/ });
const opener = () => screen.getByRole('button', { name: /^(打开日历|Open calendar)$/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: /^(选择日期|Choose a date)$/ }));

beforeEach(() => {
  changed.mockClear();
  sent.mockClear();
});

test('a whole day is the value as soon as it is typed', async () => {
  const { person } = show();
  await person.type(field(), '2999-11-28');
  expect(changed.mock.calls).toEqual([['2999-11-28']]);
  await person.clear(field());
  expect(changed).toHaveBeenLastCalledWith('');
});

test('a shorter form becomes the day when the field is left', async () => {
  const { person } = show();
  await person.type(field(), '28 Nov 2999');
  expect(changed).not.toHaveBeenCalled();
  await person.tab();
  await person.tab();
  expect(field()).toHaveValue('2999-11-28');
  expect(changed.mock.calls).toEqual([['2999-11-28']]);
});

test('an impossible day is an error, and keeps the form from being sent', async () => {
  const { person } = show({ first: '2999-11-28' });
  await person.clear(field());
  await person.type(field(), '2999-02-30');
  expect(field()).not.toBeInvalid();
  await person.click(screen.getByRole('button', { name: '提交' }));
  expect(field()).toHaveAccessibleDescription(/^没有这一天/);
  expect(field()).toHaveValue('2999-02-30');
  await person.click(screen.getByRole('button', { name: '提交' }));
  expect(sent).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  await person.clear(field());
  await person.type(field(), '29990228');
  expect(field()).toHaveValue('2999-02-28');
  await person.click(screen.getByRole('button', { name: '提交' }));
  expect(sent.mock.calls).toEqual([['2999-02-28']]);
});

test('a value set from outside replaces what was typed', async () => {
  const { person, rerender } = renderView(<DateInput label="出发日期" value="" onChange={changed} />);
  await person.type(field(), '2999-1');
  rerender(<DateInput label="出发日期" value="2999-05-06" onChange={changed} />);
  expect(field()).toHaveValue('2999-05-06');
});

test('a day outside of the bounds is the value, with an error', async () => {
  show({ min: '2999-11-01', max: '2999-11-30' });
  fireEvent.change(field(), { target: { value: '2999-10-31' } });
  expect(changed).toHaveBeenLastCalledWith('2999-10-31');
  expect(field()).toHaveAccessibleDescription(/^最早可选 2999年11月1日/);
  fireEvent.change(field(), { target: { value: '2999-12-01' } });
  expect(field()).toHaveAccessibleDescription(/^最晚可选 2999年11月30日/);
});

test('the calendar opens at the day, moves by keys, and chooses with Enter', async () => {
  const { person } = show({ first: '2999-11-28' });
  await person.click(opener());
  const calendar = await dialog();
  expect(calendar.getByRole('button', { name: /2999年11月28日/ })).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(calendar.getByRole('button', { name: /2999年12月5日/ })).toHaveFocus();
  await person.keyboard('{PageUp}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('2999-11-05');
  expect(opener()).toHaveFocus();
});

test('days outside of the bounds can be read and not chosen, and months end with them', async () => {
  const { person } = show({ min: '2999-11-10', max: '2999-12-20' });
  await person.click(opener());
  const calendar = await dialog();
  const early = calendar.getByRole('button', { name: /2999年11月9日.*不可选/ });
  expect(early).toHaveAttribute('aria-disabled', 'true');
  await person.click(early);
  expect(changed).not.toHaveBeenCalled();
  expect(calendar.getByRole('button', { name: '上个月' })).toBeDisabled();
  await person.click(calendar.getByRole('button', { name: '下个月' }));
  expect(calendar.getByRole('button', { name: '下个月' })).toBeDisabled();
  await person.click(calendar.getByRole('button', { name: /2999年12月20日/ }));
  expect(changed.mock.calls).toEqual([['2999-12-20']]);
});

test('Escape closes the calendar without a change, and a day that is not required can be cleared', async () => {
  const { person } = show({ first: '2999-11-28' });
  await person.click(opener());
  await dialog();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).not.toHaveBeenCalled();
  await person.click(opener());
  await person.click((await dialog()).getByRole('button', { name: '清除' }));
  expect(changed.mock.calls).toEqual([['']]);
});

test('month and year are chosen by their names', async () => {
  const { person } = show({ first: '2024-04-12', min: '2020-01-01', max: '2026-11-27' }, { language: 'en' });
  await person.click(opener());
  const calendar = await dialog();
  await person.click(calendar.getByRole('combobox', { name: 'Year' }));
  await person.click(await screen.findByRole('option', { name: '2026' }));
  await person.click(calendar.getByRole('combobox', { name: 'Month' }));
  expect(await screen.findByRole('option', { name: 'December' })).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('option', { name: 'May' }));
  await person.click(calendar.getByRole('button', { name: /May 5, 2026/ }));
  expect(changed.mock.calls).toEqual([['2026-05-05']]);
});

test('going to the calendar does not leave the field', async () => {
  const left = jest.fn();
  const { person } = show({ onBlur: left });
  await person.click(field());
  await person.click(opener());
  await dialog();
  expect(left).not.toHaveBeenCalledWith('day');
});
