import { valueAt } from './value-at.ts';

const form = { contact: { mobile: '13800138000' }, travellers: [{ name: 'a' }, { name: 'b' }] };

test.each([
  ['contact/mobile', '13800138000'],
  ['travellers/1/name', 'b'],
  ['skuId', undefined],
  ['travellers/9/name', undefined],
  ['travellers/constructor', undefined],
])('%s leads to its value', (path, value) => {
  expect(valueAt(form, path)).toBe(value);
});
