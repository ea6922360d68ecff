import { ApiError } from '@portal/shared/api';
import { formErrors, useForm } from '@portal/shared/forms';
import { FormErrors, TextInput } from '@portal/shared/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

const refusal = (field?: string) => new ApiError('refused', { status: 400, code: 'A0400', field });

const Form = ({ send }: { send: () => Promise<unknown> }) => {
  const form = useForm({
    initial: { name: '', town: '' },
    validate: ({ name }) => formErrors({ name: name === '' ? 'missing' : undefined }),
    fallback: 'name',
  });
  const submit = () => form.submit(send);
  return (
    <form onBlur={({ target }) => form.touch(target.id)}>
      <FormErrors errors={form.summary} attempt={form.attempt} />
      <TextInput {...form.field('name')} label="Name" />
      <TextInput {...form.field('town')} label="Town" />
      <button type="button" onClick={submit}>
        {form.changed ? 'Send changes' : 'Send'}
      </button>
    </form>
  );
};

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('shows an error once its field was left, and sends nothing invalid', () => {
  const send = jest.fn();
  render(<Form send={send} />);
  expect(field('Name')).toBeValid();
  fireEvent.blur(field('Name'));
  expect(field('Name')).toHaveAccessibleDescription('missing');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('missing');
});

test('sends once while a call is pending', async () => {
  let finish = (): void => undefined;
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<Form send={send} />);
  type('Name', 'Li');
  const button = screen.getByRole('button', { name: 'Send changes' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect(field('Name')).toBeDisabled();
  finish();
  await waitFor(() => expect(field('Name')).toBeEnabled());
});

test('shows a refusal at its field until the value changes', async () => {
  render(<Form send={() => Promise.reject(refusal('town'))} />);
  type('Name', 'Li');
  fireEvent.click(screen.getByRole('button', { name: 'Send changes' }));
  await waitFor(() => expect(field('Town')).toHaveAccessibleDescription('refused'));
  type('Town', 'Zhanjiang');
  expect(field('Town')).toBeValid();
});

test('lists a refusal about no field in the summary', async () => {
  render(<Form send={() => Promise.reject(refusal())} />);
  type('Name', 'Li');
  fireEvent.click(screen.getByRole('button', { name: 'Send changes' }));
  expect(await screen.findByRole('link', { name: 'refused' })).toHaveAttribute('href', '#name');
  expect(field('Name')).toBeValid();
});
