import type { InvoiceForm } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';

const email = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const taxNo = /^[0-9A-Z]{15,20}$/;

const checkText = (field: string, text: string, pattern: RegExp): FieldFault[] => {
  if (text.trim() === '') return [{ field, code: 'required' }];
  return pattern.test(text.trim()) ? [] : [{ field, code: 'invalid' }];
};

/** What is wrong with a request for an invoice: title and email always, of a company its tax number of 15 to 20 signs. */
export const checkInvoice = (form: InvoiceForm): FieldFault[] => [
  ...checkText('title', form.title, /./),
  ...(form.type === 'company' ? checkText('taxNo', form.taxNo ?? '', taxNo) : []),
  ...checkText('email', form.email, email),
];
