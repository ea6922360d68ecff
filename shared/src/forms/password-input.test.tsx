import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input.tsx';

test('a password is hidden until it is asked to be shown, and hidden again', async () => {
  const person = userEvent.setup();
  render(<PasswordInput label="密码" value="Portal@2026" onChange={() => undefined} />);
  const field = screen.getByLabelText('密码');
  const toggle = screen.getByRole('button', { name: '显示明文', pressed: false });
  expect(field).toHaveAttribute('type', 'password');
  await person.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await person.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
});
