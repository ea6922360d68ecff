import {
  type BookingForm,
  blankForm,
  blankSlot,
  bookingBody,
  dropUnknown,
  resizeSlots,
  type TravellerSlot,
  toggleSaved,
  valueAt,
  withPeople,
} from './booking-form.ts';

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

test('travellers who are gone leave a blank place', () => {
  expect(names(dropUnknown([saved(7), saved(8), typed('a')], [{ id: 8 }]))).toBe(' 8 a');
});

test('fewer adults take single rooms with them', () => {
  const form = { ...blankForm({ adults: 3, children: 0 }), singleRooms: 3 };
  expect(withPeople(form, { adults: 1 })).toMatchObject({ adults: 1, singleRooms: 1 });
});

test.each([
  ['contact/mobile', '13800138000'],
  ['travellers/1/name', 'b'],
  ['skuId', undefined],
  ['travellers/9/name', undefined],
])('%s leads to its value', (path, value) => {
  const form = blankForm({ adults: 1, children: 0 });
  const contact = { ...form.contact, mobile: '13800138000' };
  expect(valueAt({ ...form, contact, travellers: [typed('a'), typed('b')] }, path)).toBe(value);
});

test('the order carries ids of saved travellers, what was typed in, and nothing that is empty', () => {
  const contact = { name: ' 陈海生 ', mobile: '13800138000', email: '' };
  const form: BookingForm = {
    ...blankForm({ adults: 2, children: 0 }),
    travellers: [saved(7), { ...typed('李兰'), documentNo: '440803199003071230', save: true }],
    contact,
    emergencyContact: { ...contact, email: 'a@b.cn' },
    contractAccepted: true,
  };
  expect(bookingBody(form, { tourId: 1, skuId: 2, day: '2026-12-25' }, 256_000)).toEqual({
    tourId: 1,
    skuId: 2,
    day: '2026-12-25',
    adults: 2,
    children: 0,
    singleRooms: 0,
    travellers: [
      { travellerId: 7 },
      { name: '李兰', documentType: 'id-card', documentNo: '440803199003071230' },
    ],
    contact: { name: '陈海生', mobile: '13800138000' },
    emergencyContact: { name: '陈海生', mobile: '13800138000', email: 'a@b.cn' },
    contractAccepted: true,
    expectedAmount: 256_000,
  });
});
