import {
  type AddressDraft,
  addressDraftOf,
  addressForm,
  blankAddress,
  checkAddressDraft,
  deliveryOf,
  regionNames,
} from './address-draft.ts';

const home: AddressDraft = {
  name: '陈海生',
  mobile: '13800138000',
  regionCode: '440803011',
  province: '广东省',
  city: '湛江市',
  district: '霞山区',
  subdistrict: '新园街道',
  detail: '人民大道南 1 号',
};

test.each<[string, Partial<AddressDraft>, readonly string[]]>([
  ['whole', {}, []],
  ['in a district without streets', { regionCode: '441900', subdistrict: '' }, []],
  ['blank', blankAddress, ['name required', 'mobile required', 'regionCode required', 'detail required']],
  ['with spaces for texts', { name: ' ', detail: '  ' }, ['name required', 'detail required']],
  ['with one sign of detail', { detail: ' 1 ' }, ['detail invalid']],
  ['with a number of ten digits', { mobile: '1380013800' }, ['mobile invalid']],
  ['with a number of another country', { mobile: '+447400123456' }, []],
  ['where we do not send to', { province: '台湾省' }, ['regionCode notDelivered']],
])('an address %s', (_, changes, faults) => {
  const found = checkAddressDraft({ ...home, ...changes });
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test('a saved address is trimmed and has no region names', () => {
  expect(addressForm({ ...home, name: ' 陈海生 ', detail: ' 人民大道南 1 号' }, true)).toEqual({
    name: '陈海生',
    mobile: '13800138000',
    regionCode: '440803011',
    detail: '人民大道南 1 号',
    isDefault: true,
  });
});

test('the address of an order includes the street', () => {
  expect(deliveryOf(home)).toEqual({
    name: '陈海生',
    mobile: '13800138000',
    province: '广东省',
    city: '湛江市',
    district: '霞山区',
    street: '新园街道人民大道南 1 号',
  });
});

test('a saved address is edited with its stored values', () => {
  expect(addressDraftOf({ ...home, id: 7, isDefault: true })).toEqual(home);
});

test.each([
  [home, '广东省 湛江市 霞山区 新园街道'],
  [
    { ...home, province: '北京市', city: '北京市', district: '东城区', subdistrict: '东华门街道' },
    '北京市 东城区 东华门街道',
  ],
  [{ ...home, city: '东莞市', district: '东莞市', subdistrict: '' }, '广东省 东莞市'],
])('each name of a region appears once', (path, names) => {
  expect(regionNames(path).join(' ')).toBe(names);
});
