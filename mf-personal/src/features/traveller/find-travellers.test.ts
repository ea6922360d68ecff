import type { Traveller } from '@portal/shared/contract';
import { findTravellers } from './find-travellers.ts';

const lan: Traveller = {
  id: 1,
  name: '李兰',
  documentType: 'passport',
  documentMask: 'E1*****78',
  birthDate: '1990-05-01',
  gender: 2,
  mobile: '13800138000',
  latinName: 'LI LAN',
  documentCountry: 'CN',
  documentExpiry: '2031-05-01',
};
const ann: Traveller = {
  ...lan,
  id: 2,
  name: 'Ann Lee',
  documentMask: '440***********1230',
  mobile: null,
  latinName: null,
};

test.each<[string, readonly number[]]>([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['兰', [1]],
  ['li lan', [1]],
  ['ann', [2]],
  ['annlee', [2]],
  ['138 0013', [1]],
  ['e1', [1]],
  ['1230', [2]],
  ['王', []],
  ['null', []],
])('“%s” finds %j', (text, ids) => {
  expect(findTravellers([lan, ann], text).map(({ id }) => id)).toEqual(ids);
});
