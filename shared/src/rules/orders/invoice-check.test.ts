import type { InvoiceForm } from '@portal/shared/contract';
import { checkInvoice } from './invoice-check.ts';

const company: InvoiceForm = {
  type: 'company',
  title: '海湾贸易',
  taxNo: '91440800MA4ABCDE1X',
  email: 'a@b.cn',
};

test.each([
  ['a company with its tax number', company, []],
  ['a person without one', { ...company, type: 'personal', taxNo: '' }, []],
  ['a company without one', { ...company, taxNo: '' }, ['taxNo required']],
  ['a tax number too short', { ...company, taxNo: '12345' }, ['taxNo invalid']],
  ['a tax number in small letters', { ...company, taxNo: '91440800ma4abcde1x' }, ['taxNo invalid']],
  ['blanks for a title', { ...company, title: '  ' }, ['title required']],
  ['an address without a host', { ...company, email: 'a@b' }, ['email invalid']],
  ['nothing at all', { type: 'personal', title: '', email: '' }, ['title required', 'email required']],
] as const)('%s', (_what, form, faults) => {
  expect(checkInvoice(form).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});
