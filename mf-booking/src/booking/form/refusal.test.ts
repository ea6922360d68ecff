import { blankSlot } from '../people/people-form.ts';
import { refusalOf } from './refusal.ts';

const form = {
  travellers: [blankSlot, { ...blankSlot, travellerId: 7 }],
  contact: { mobile: '' },
  extras: [{ code: 'boots', quantity: 1 }],
};

test.each([
  ['A0510', undefined, { kind: 'soldOut' }],
  ['A0510', 'adults', { kind: 'soldOut' }],
  ['A0510', 'extras/0/quantity', { kind: 'field', field: 'extras/0/quantity', text: 'words' }],
  ['A0510', 'extras/4/quantity', { kind: 'soldOut' }],
  ['A0511', undefined, { kind: 'priceChanged' }],
  ['A0512', undefined, { kind: 'tooManyUnpaid', text: 'words' }],
  ['A0400', 'travellers/0/documentNo', { kind: 'field', field: 'travellers/0/documentNo', text: 'words' }],
  ['A0400', 'travellers/1/travellerId', { kind: 'field', field: 'travellers/1', text: 'words' }],
  ['A0400', 'travellers', { kind: 'field', field: 'travellers', text: 'words' }],
  ['A0410', 'contact/mobile', { kind: 'field', field: 'contact/mobile', text: 'words' }],
  ['A0400', 'day', { kind: 'choice', text: 'words' }],
  ['A0400', 'travellers/9/name', { kind: 'tryAgain', text: 'words' }],
  ['A0400', 'constructor', { kind: 'tryAgain', text: 'words' }],
  ['network', undefined, { kind: 'tryAgain', text: 'words' }],
  ['A0230', undefined, undefined],
])('%s at %s', (code, field, refusal) => {
  expect(refusalOf({ code, field, message: 'words' }, form, ['day'])).toEqual(refusal);
});
