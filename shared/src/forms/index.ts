export { PasswordInput } from './password-input.tsx';
export { PhoneInput } from './phone/phone-input.tsx';
export { useSmsCountries } from './phone/use-sms-countries.ts';
export { type Form, type FormError, formErrors, useForm } from './use-form.ts';
export { valueAt } from './value-at.ts';
