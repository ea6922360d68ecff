import { renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { blankContact, checkContact } from '../form/contact-form.ts';
import { ContactFields } from './contact-fields.tsx';

const Form = () => {
  const [value, onChange] = useState(blankContact);
  return <ContactFields at="contact" own {...{ value, onChange }} errorOf={() => undefined} />;
};

const email = () => screen.getByRole('textbox', { name: /^电子邮箱/ });

test('the email address is asked for where text messages do not reach the number', async () => {
  const { person } = renderView(<Form />, { answers: { 'GET /api/v1/auth/sms-countries': ['852'] } });
  const mobile = screen.getByRole('textbox', { name: /^手机号/ });
  await person.type(mobile, '+852 5123 4567');
  await waitFor(() => expect(mobile).toHaveValue('51234567'));
  expect(email()).toHaveAccessibleDescription('选填');
  await person.clear(mobile);
  await person.type(mobile, '+44 7400 123456');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/^必填：该号码无法接收短信/));
  expect(email()).toBeRequired();
});

test.each([
  ['13800138000', []],
  ['+85251234567', []],
  ['12800138000', ['contact/mobile invalid']],
  ['+852', ['contact/mobile invalid']],
  ['', ['contact/mobile required']],
])('the mobile number %j of a contact: %j', (mobile, faults) => {
  const found = checkContact({ name: 'Ann', mobile, email: '' }, 'contact');
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});
