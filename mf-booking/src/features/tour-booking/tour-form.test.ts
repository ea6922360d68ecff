import { blankSlot, type TravellerSlot } from '#src/booking/people/people-form.ts';
import { boots, transfer } from './tour-extras.fixture.ts';
import {
  blankForm,
  bookingBody,
  formFrom,
  keptOf,
  type TourForm,
  withExtra,
  withOffered,
  withPeople,
} from './tour-form.ts';

const typed = (name: string): TravellerSlot => ({ ...blankSlot, name });
const saved = (travellerId: number): TravellerSlot => ({ ...blankSlot, travellerId });
const asked = { adults: 2, children: 0 };
const filled: TourForm = {
  ...blankForm(asked),
  travellers: [{ ...typed('李兰'), documentNo: '440803199003071230', save: true }, saved(7)],
  contact: { name: '李兰', mobile: '13800138000', email: 'a@b.cn' },
  remark: '靠窗',
  contractAccepted: true,
};

test('fewer adults reduce the single rooms', () => {
  const form = { ...blankForm({ adults: 3, children: 0 }), singleRooms: 3 };
  expect(withPeople(form, { adults: 1 })).toMatchObject({ adults: 1, singleRooms: 1 });
});

test('extras follow the tour in their order, and are at most as many as people', () => {
  const offered = [transfer, boots];
  const form = withExtra(withOffered(blankForm({ adults: 3, children: 0 }), offered), 1, 3);
  expect(withPeople(form, { adults: 2 }).extras).toEqual([
    { code: 'transfer', quantity: 0 },
    { code: 'boots', quantity: 2 },
  ]);
  expect(formFrom(keptOf(form, { adults: 3, children: 0 }), asked).extras[1]?.quantity).toBe(2);
  expect(withOffered(form, [boots]).extras).toEqual([{ code: 'boots', quantity: 3 }]);
});

test('a draft restores the form without document numbers and consent', () => {
  const kept = JSON.stringify(keptOf(filled, asked));
  expect(kept).not.toContain('440803199003071230');
  expect(formFrom(JSON.parse(kept), asked)).toEqual({
    ...filled,
    contractAccepted: false,
    travellers: [{ ...typed('李兰'), save: true }, saved(7)],
  });
});

test('the draft keeps the numbers of people unless the URL has changed', () => {
  const kept = keptOf(withPeople(filled, { adults: 3 }), asked);
  expect(formFrom(kept, asked)).toMatchObject({ adults: 3, children: 0 });
  const fewer = formFrom(kept, { adults: 1, children: 0 });
  expect(fewer.travellers).toHaveLength(1);
  expect(fewer.contact.name).toBe('李兰');
});

test.each([null, 7, { travellers: [null, 5], adults: -1, contact: 'x', asked }])(
  'an invalid draft (%j) gives a blank form',
  (stored) => {
    expect(formFrom(stored, asked)).toEqual(blankForm(asked));
  },
);

test('the order has ids of saved travellers, new people, and no empty fields', () => {
  const contact = { name: ' 陈海生 ', mobile: '13800138000', email: '' };
  const form: TourForm = {
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
