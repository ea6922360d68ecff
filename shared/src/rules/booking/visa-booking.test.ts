import { addDays } from '../base/business-day.ts';
import {
  checkVisaBooking,
  missingDocuments,
  type VisaApplicant,
  visaPriceLines,
  visaTravelDays,
} from './visa-booking.ts';

const paper = (zh: string, required = true) => ({
  title: { zh, en: zh },
  body: { zh, en: zh },
  required,
  original: false,
});
const documents = [
  { applicant: 'employed' as const, items: [paper('护照'), paper('在职证明'), paper('房产', false)] },
  { applicant: 'child' as const, items: [paper('护照'), paper('出生证明')] },
  { applicant: 'student' as const, items: [paper('护照')] },
];
/** A Friday: five working days later is the Friday after. */
const today = '2026-11-20';
const terms = { workingDays: 5, documents };

const one: VisaApplicant = { applicant: 'employed', birthDate: '1990-03-07', identity: 'a', codes: ['护照'] };
const check = (travelDay: string, applicants: readonly VisaApplicant[]) =>
  checkVisaBooking({ travelDay, applicants }, terms, today).map(({ field, code }) => `${field} ${code}`);

test.each([
  ['2026-11-27', []],
  ['2026-11-26', ['travelDay tooSoon']],
  ['2026-11-19', ['travelDay tooSoon']],
  [addDays(today, 365), []],
  [addDays(today, 366), ['travelDay tooLate']],
])('travelling on %s', (day, faults) => {
  expect(check(day, [one])).toEqual(faults);
});

test('the calendar gets the first and the last day of travel', () => {
  expect(visaTravelDays(5, today)).toEqual({ first: '2026-11-27', last: '2027-11-20' });
});

test.each<[string, readonly VisaApplicant[], string[]]>([
  ['two people', [one, { ...one, identity: 'b' }], []],
  ['somebody twice', [one, { ...one, identity: 'b' }, one], ['applicants/2/person duplicate']],
  ['a kind not taken', [{ ...one, applicant: 'retired' }], ['applicants/0/applicant kindNotAccepted']],
  ['a grown child', [{ ...one, applicant: 'child' }], ['applicants/0/applicant kindAge']],
  ['a child at work', [{ ...one, birthDate: '2015-01-01' }], ['applicants/0/applicant kindAge']],
  ['a child', [{ ...one, applicant: 'child', birthDate: '2015-01-01' }], []],
  [
    'of age on the day of travel',
    [{ ...one, applicant: 'child', birthDate: '2008-12-01' }],
    ['applicants/0/applicant kindAge'],
  ],
  ['of age the day after', [{ ...one, applicant: 'child', birthDate: '2008-12-02' }], []],
  ['a young student', [{ ...one, applicant: 'student', birthDate: '2012-01-01' }], []],
  [
    'a document that is not required',
    [{ ...one, codes: ['护照', '出生证明'] }],
    ['applicants/0/files/1/code notListed'],
  ],
])('applicants of a visa: %s', (_, applicants, faults) => {
  expect(check('2026-12-01', applicants)).toEqual(faults);
});

test('the price of the type is charged per applicant', () => {
  expect(visaPriceLines(38_000, 3)).toEqual([
    { code: 'applicant', unitPrice: 38_000, quantity: 3, amount: 114_000 },
  ]);
});

const file = (applicant: number, code: string, state: 'PENDING' | 'ACCEPTED' | 'REJECTED' = 'PENDING') => ({
  applicant,
  code,
  state,
});
const whole = [file(0, '护照'), file(0, '在职证明', 'ACCEPTED'), file(1, '护照'), file(1, '出生证明')];

test.each([
  ['nothing', [], ['0 护照', '0 在职证明', '1 护照', '1 出生证明']],
  ['all', whole, []],
  ['all twice', [...whole, ...whole], []],
  ['not the last', whole.slice(0, 3), ['1 出生证明']],
  ["somebody else's", [...whole.slice(0, 3), file(0, '出生证明')], ['1 出生证明']],
  ['a refused one', [...whole.slice(0, 3), file(1, '出生证明', 'REJECTED')], ['1 出生证明']],
  ['a refused one and another', [...whole, file(1, '出生证明', 'REJECTED')], []],
  ['one that may be left out alone', [file(0, '房产')], ['0 护照', '0 在职证明', '1 护照', '1 出生证明']],
])('submitting %s leaves %j missing', (_, files, expected) => {
  const missing = missingDocuments([{ applicant: 'employed' }, { applicant: 'child' }], documents, files);
  expect(missing.map(({ applicant, title }) => `${applicant} ${title.zh}`)).toEqual(expected);
});
