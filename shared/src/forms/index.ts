export { ContactInput } from './contact-input.tsx';
export { ListPanel } from './list-panel/list-panel.tsx';
export { keepFocus, OptionList } from './list-panel/option-list.tsx';
export { PasswordInput } from './password-input.tsx';
export { PhoneInput } from './phone/phone-input.tsx';
export { useSmsCountries } from './phone/use-sms-countries.ts';
export { type Form, type FormError, formErrors, useForm } from './use-form.ts';
export { valueAt } from './value-at.ts';
