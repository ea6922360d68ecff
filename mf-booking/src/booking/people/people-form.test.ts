import { mother } from './people.fixture.ts';
import {
  blankSlot,
  dropUnknown,
  keptSlot,
  resizeSlots,
  slotIn,
  type TravellerSlot,
  toggleSaved,
  typedFrom,
  withAccepted,
} from './people-form.ts';

const typed = (name: string): TravellerSlot => ({ ...blankSlot, name });
const saved = (travellerId: number): TravellerSlot => ({ ...blankSlot, travellerId });
const names = (slots: readonly TravellerSlot[]) =>
  slots.map(({ travellerId, name }) => travellerId ?? name).join(' ');

test.each<[string, readonly TravellerSlot[], number, string]>([
  ['more people get blank places', [typed('a')], 3, 'a  '],
  ['fewer people lose blank places first', [typed('a'), blankSlot, typed('b')], 2, 'a b'],
  ['then the last ones', [typed('a'), saved(7), typed('b')], 2, 'a 7'],
  ['as many stay as they are', [typed('a'), blankSlot], 2, 'a '],
])('%s', (_, slots, count, left) => {
  expect(names(resizeSlots(slots, count))).toBe(left);
});

test.each<[string, readonly TravellerSlot[], number, string]>([
  ['into the first blank place', [typed('a'), blankSlot, blankSlot], 7, 'a 7 '],
  ['out again', [typed('a'), saved(7)], 7, 'a '],
  ['not where every place is taken', [typed('a'), typed('b')], 7, 'a b'],
])('a saved traveller goes %s', (_, slots, id, left) => {
  expect(names(toggleSaved(slots, id))).toBe(left);
});

test('deleted travellers leave a blank entry', () => {
  expect(names(dropUnknown([saved(7), saved(8), typed('a')], [{ id: 8 }]))).toBe(' 8 a');
});

test('a document that is not accepted becomes the first of those that are', () => {
  expect(withAccepted(typed('a'), ['passport']).documentType).toBe('passport');
  expect(withAccepted(typed('a'), ['passport', 'id-card']).documentType).toBe('id-card');
});

test('a saved traveller is completed by hand with all that is known but the number', () => {
  const card = { ...mother, documentType: 'id-card', latinName: null } as const;
  expect(typedFrom(card)).toMatchObject({
    name: '李兰',
    documentNo: '',
    birthDate: '1990-05-01',
    gender: '2',
  });
  expect(typedFrom(card)).not.toHaveProperty('replaces');
  expect(typedFrom(mother)).toMatchObject({ latinName: 'LI LAN', documentCountry: 'CN', replaces: 7 });
  expect(slotIn(keptSlot(typedFrom(mother)))).toEqual(typedFrom(mother));
});
