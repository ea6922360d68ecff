import type { Traveller } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';

export const mother: Traveller = {
  id: 7,
  name: '李兰',
  documentType: 'passport',
  documentMask: 'E1*****78',
  birthDate: '1990-05-01',
  gender: 2,
  mobile: null,
  latinName: 'LI LAN',
  documentCountry: 'CN',
  documentExpiry: addDays(dayOf(new Date()), 365 * 5),
};
export const father: Traveller = { ...mother, id: 8, name: '陈海生', birthDate: '1988-02-03', gender: 1 };
export const daughter: Traveller = {
  ...mother,
  id: 9,
  name: '陈小海',
  birthDate: addDays(dayOf(new Date()), -365 * 6),
};
