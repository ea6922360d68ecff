import { type AddressDraft, addressIn, addressOf, blankAddress, checkAddressDraft } from './address-form.ts';

const home: AddressDraft = {
  name: '陈海生',
  mobile: '13800138000',
  province: '广东',
  city: '湛江市',
  district: '霞山区',
  street: '人民大道南 1 号',
};

test.each<[string, Partial<AddressDraft>, readonly string[]]>([
  ['whole', {}, []],
  ['without a district', { district: '' }, []],
  [
    'blank',
    blankAddress,
    [
      'address/name required',
      'address/mobile required',
      'address/province required',
      'address/city required',
      'address/street required',
    ],
  ],
  ['with spaces for a street', { street: '  ' }, ['address/street required']],
  ['with a number of ten digits', { mobile: '1380013800' }, ['address/mobile invalid']],
  ['abroad', { province: '东京' }, ['address/province notDelivered']],
])('an address %s', (_, changes, faults) => {
  const found = checkAddressDraft({ ...home, ...changes }, 'address');
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test('an address is kept, read again and sent without spaces around it', () => {
  expect(addressIn(JSON.parse(JSON.stringify(home)))).toEqual(home);
  expect(addressIn(7)).toEqual(blankAddress);
  expect(addressOf({ ...home, street: ' 人民大道南 1 号 ' })).toEqual(home);
});
