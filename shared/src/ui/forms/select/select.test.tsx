import { renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, Select } from '../../index.ts';

const options = [
  { value: 'id-card', label: '身份证' },
  { value: 'passport', label: '护照 Passport' },
  { value: 'permit', label: 'Permit', disabled: true },
  { value: 'pass', label: 'Pass' },
];

const changed = jest.fn();

const Form = ({ first = '' }: { readonly first?: string }) => {
  const [value, setValue] = useState(first);
  return (
    <>
      <Select
        label="证件"
        name="document"
        value={value}
        options={options}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
      <input aria-label="号码" />
    </>
  );
};

const select = () => screen.getByRole('combobox', { name: '证件' });
const active = () =>
  document.getElementById(select().getAttribute('aria-activedescendant') ?? '')?.textContent;
const opened = () => waitFor(() => expect(screen.getByRole('listbox', { name: '证件' })).toBeVisible());

beforeEach(() => changed.mockClear());

test('a press opens the list at the chosen option, and chooses one', async () => {
  const { person } = renderView(<Form first="passport" />);
  expect(select()).toHaveTextContent('护照 Passport');
  await person.click(select());
  await opened();
  expect(select()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBe('护照 Passport');
  expect(screen.getByRole('option', { name: '护照 Passport' })).toHaveAttribute('aria-selected', 'true');
  await person.click(screen.getByRole('option', { name: '身份证' }));
  expect(changed.mock.calls).toEqual([['id-card']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(select()).toHaveTextContent('身份证');
  expect(select()).toHaveFocus();
});

test('arrow keys open the list and move past what is disabled; Enter chooses, Escape does not', async () => {
  const { person } = renderView(<Form />);
  expect(select()).toHaveTextContent('请选择');
  await person.tab();
  expect(select()).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  await opened();
  expect(active()).toBe('身份证');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Pass');
  await person.keyboard('{Escape}');
  expect(changed).not.toHaveBeenCalled();
  expect(select()).not.toHaveAttribute('aria-activedescendant');
  await person.keyboard('{ArrowUp}');
  await opened();
  await person.keyboard('{End}');
  expect(active()).toBe('Pass');
  await person.keyboard('{Home}{Enter}');
  expect(changed.mock.calls).toEqual([['id-card']]);
});

test('a letter opens the list at the option that begins with it, and the Tab key chooses and moves on', async () => {
  const { person } = renderView(<Form />);
  await person.tab();
  await person.keyboard('p');
  await opened();
  expect(active()).toBe('Pass');
  await person.tab();
  expect(changed.mock.calls).toEqual([['pass']]);
  expect(screen.getByLabelText('号码')).toHaveFocus();
});

test('a disabled option is not chosen, and a press beside closes the list', async () => {
  const { person } = renderView(<Form />);
  await person.click(select());
  await opened();
  await person.click(screen.getByRole('option', { name: 'Permit' }));
  expect(changed).not.toHaveBeenCalled();
  await person.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the list, not the dialog around it', async () => {
  const onClose = jest.fn();
  const { person } = renderView(
    <Dialog open title="旅客" onClose={onClose}>
      <Form />
    </Dialog>,
  );
  await person.click(select());
  await opened();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('choosing the same option again changes nothing', async () => {
  const { person } = renderView(<Form first="passport" />);
  await person.click(select());
  await opened();
  await person.keyboard('{Enter}');
  expect(changed).not.toHaveBeenCalled();
});
