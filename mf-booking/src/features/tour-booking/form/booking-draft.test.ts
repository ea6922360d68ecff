import { clearDraft, readDraft, writeDraft } from './booking-draft.ts';
import { type BookingForm, blankForm, blankSlot } from './booking-form.ts';

const owner = { userId: 3, tourId: 1, day: '2026-12-25' };
const asked = { adults: 2, children: 0 };
const filled: BookingForm = {
  ...blankForm(asked),
  travellers: [
    { ...blankSlot, name: '李兰', documentNo: '440803199003071230', save: true },
    { ...blankSlot, travellerId: 7 },
  ],
  contact: { name: '李兰', mobile: '13800138000', email: 'a@b.cn' },
  remark: '靠窗',
  contractAccepted: true,
};

beforeEach(() => sessionStorage.clear());

test('a form comes back as it was left, without document numbers and consent', () => {
  writeDraft(owner, filled, asked);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('440803199003071230');
  expect(readDraft(owner, asked)).toEqual({
    ...filled,
    contractAccepted: false,
    travellers: [
      { ...blankSlot, name: '李兰', save: true },
      { ...blankSlot, travellerId: 7 },
    ],
  });
});

test.each([
  ['another member', { ...owner, userId: 4 }],
  ['another tour', { ...owner, tourId: 2 }],
  ['another day', { ...owner, day: '2026-12-26' }],
])('%s gets a blank form', (_, other) => {
  writeDraft(owner, filled, asked);
  expect(readDraft(other, asked)).toEqual(blankForm(asked));
});

test('people chosen in the form stay, people asked for anew count more', () => {
  const three = { ...filled, adults: 3, travellers: [...filled.travellers, blankSlot] };
  writeDraft(owner, three, asked);
  expect(readDraft(owner, asked)).toMatchObject({ adults: 3, children: 0 });
  const fewer = readDraft(owner, { adults: 1, children: 0 });
  expect(fewer.travellers).toHaveLength(1);
  expect(fewer.contact.name).toBe('李兰');
});

test('cleared, nothing comes back', () => {
  writeDraft(owner, filled, asked);
  clearDraft(owner);
  expect(readDraft(owner, asked)).toEqual(blankForm(asked));
});

test.each([
  'not json',
  '7',
  '{"travellers":[null,5],"adults":-1,"contact":"x","asked":{"adults":2,"children":0}}',
])('what was never a draft (%s) is a blank form', (stored) => {
  sessionStorage.setItem('tour-booking:3:1:2026-12-25', stored);
  expect(readDraft(owner, asked)).toEqual(expect.objectContaining({ contact: blankForm(asked).contact }));
  expect(readDraft(owner, asked).travellers.every(({ name }) => name === '')).toBe(true);
});
