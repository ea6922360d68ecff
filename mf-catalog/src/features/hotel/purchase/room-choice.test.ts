import { stockBySku } from '#src/product/stock/stock-days.ts';
import { nightStock, roomType } from '../hotel.fixture.ts';
import { choiceOf, lowestAmount, openOffer, roomChoices } from './room-choice.ts';

const today = '2026-11-20';
const stay = { checkIn: '2026-12-24', checkOut: '2026-12-26', rooms: 1, guests: 2 };
const [twin, king] = [roomType({ skuId: 1 }), roomType({ skuId: 2, maxGuests: 3 })];
const skus = (kingLeft: number) =>
  stockBySku([...nightStock(1, '2026-12-26', 4, 3), ...nightStock(2, '2026-12-20', 9, kingLeft, 50_000)]);

test('rooms that can be booked come first, ordered by price', () => {
  const choices = roomChoices([twin, king], skus(2), stay, today);
  expect(choices.map(({ room }) => room.skuId)).toEqual([2, 1]);
  expect(lowestAmount(choices)).toBe(54_000 + 55_000);
});

test('without an available room there is no price', () => {
  expect(lowestAmount(roomChoices([twin, king], skus(0), stay, today))).toBeUndefined();
});

test.each([
  ['more guests than fit: more rooms', king, 3, { ...stay, guests: 7 }, { ...stay, guests: 7, rooms: 3 }],
  ['nothing where as many rooms are left nowhere near', king, 2, { ...stay, guests: 7 }, undefined],
  [
    'other days with as many rooms as the guests need',
    twin,
    2,
    { ...stay, guests: 5 },
    { checkIn: '2026-12-26', checkOut: '2026-12-28', guests: 5, rooms: 3 },
  ],
  ['too many for any number of rooms', king, 2, { ...stay, guests: 36 }, undefined],
  [
    'other days where these are not on sale',
    twin,
    2,
    stay,
    { ...stay, checkIn: '2026-12-26', checkOut: '2026-12-28' },
  ],
  ['nothing where it suits', king, 2, stay, undefined],
  ['nothing where no days are near', king, 0, stay, undefined],
])('instead, %s', (_, room, kingLeft, asked, instead) => {
  expect(choiceOf(room, skus(kingLeft).get(room.skuId), asked, today).instead).toEqual(instead);
});

test('a room that is too small is not offered, even if one is left', () => {
  const choice = choiceOf(king, skus(3).get(2), { ...stay, guests: 7 }, today);
  expect(choice).toMatchObject({ tooSmall: true, offer: { state: 'open' } });
  expect(openOffer(choice)).toBeUndefined();
});

test('fewer rooms left than the guests need is shown', () => {
  expect(choiceOf(king, skus(2).get(2), { ...stay, guests: 7 }, today)).toMatchObject({
    tooSmall: false,
    offer: { state: 'tooFew', left: 2 },
  });
});
