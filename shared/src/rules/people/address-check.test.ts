import { checkAddress } from './address-check.ts';

const address = {
  name: '陈海',
  mobile: '13800000000',
  province: '广东省',
  city: '湛江市',
  district: '',
  street: '海滨路 1 号',
};

test.each([
  ['a whole address', {}, []],
  ['no name', { name: '  ' }, ['name required']],
  ['no city and street', { city: ' ', street: '\t' }, ['city required', 'street required']],
  ['a province that we do not send to', { province: '台湾省' }, ['province notDelivered']],
  ['a province that there is not', { province: '新 疆' }, ['province notDelivered']],
])('%s', (_, change, faults) => {
  expect(checkAddress({ ...address, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(
    faults,
  );
});
