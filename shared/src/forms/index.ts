export { type Form, type FormError, formErrors, useForm } from './use-form.ts';
export { valueAt } from './value-at.ts';
