import { home } from '#src/booking/address/address.fixture.ts';
import { bookAddress } from '#src/booking/address/address-form.ts';
import { blankContact } from '#src/booking/form/contact-form.ts';
import { blankExtras } from '#src/booking/form/extras-form.ts';
import { father, mother } from '#src/booking/people/people.fixture.ts';
import { type ApplicantDraft, blankPerson, withFile, withKind } from './applicant-form.ts';
import { visa } from './visa-booking.fixture.ts';
import { checkVisa, type VisaTerms } from './visa-check.ts';
import { formFrom, keptOf, type VisaForm, withApplicant, withCount } from './visa-form.ts';

const lists = visa.content.documents;
const terms: VisaTerms = {
  today: '2026-11-20',
  workingDays: 7,
  documents: lists,
  saved: [mother, father],
  waiting: [],
  electronic: false,
};

const file = (code: string, fileId: number) => ({ code, fileId, name: `${fileId}.pdf`, bytes: 1 });

const typedIn: ApplicantDraft = {
  id: 1,
  applicant: 'employed',
  files: [],
  person: {
    ...blankPerson,
    name: '王芳',
    documentNo: 'E12345678',
    birthDate: '1990-05-01',
  },
};
const saved: ApplicantDraft = { ...typedIn, id: 2, person: { ...blankPerson, travellerId: mother.id } };

const formOf = (...applicants: ApplicantDraft[]): VisaForm => ({
  travelDay: '2027-01-15',
  applicants,
  contact: { ...blankContact, name: '王芳', mobile: '13800138000' },
  returnAddress: { ...bookAddress(home), name: '王芳', addressId: null, typed: true },
  ...blankExtras,
});

const check = (form: VisaForm, changed: Partial<VisaTerms> = {}) =>
  checkVisa(form, { ...terms, ...changed }).map(({ field, code }) => `${field} ${code}`);

test.each<[string, readonly ApplicantDraft[], string[]]>([
  ['somebody typed in and one of the address book', [typedIn, saved], []],
  ['the same passport twice', [typedIn, { ...typedIn, id: 3 }], ['applicants/1/person duplicate']],
  ['one of the address book twice', [saved, { ...saved, id: 3 }], ['applicants/1/person duplicate']],
  ['a grown-up as a child', [{ ...saved, applicant: 'child' }], ['applicants/0/applicant kindAge']],
  [
    'two of whom nothing is known: neither twice nor of a wrong age',
    [1, 2].map((id) => ({ ...typedIn, id, person: blankPerson })),
    [0, 1].flatMap((place) =>
      ['name', 'documentNo', 'birthDate'].map((name) => `applicants/${place}/person/${name} required`),
    ),
  ],
])('%s', (_, applicants, faults) => {
  expect(check(formOf(...applicants))).toEqual(faults);
});

test('failed uploads and more than ten files block the application', () => {
  const many = Array.from({ length: 11 }, (_, place) => file('护照', place + 1));
  expect(check(formOf(typedIn, saved), { waiting: [2] })).toEqual(['applicants/1/files invalid']);
  expect(check(formOf({ ...typedIn, files: many }))).toEqual(['applicants/0/files tooMany']);
});

test('sent files come first, so that the path of a server fault matches', () => {
  const letter = withFile(typedIn, file('在职证明', 1), lists);
  const both = withFile(withKind(letter, 'student', lists), file('护照', 2), lists);
  expect(both.files.map(({ fileId }) => fileId)).toEqual([2, 1]);
});

test('blank applicants are removed first, and an added one is a new person', () => {
  const three = withCount(formOf(typedIn), 3);
  const named = withApplicant(three, 3, (one) => ({ ...one, person: saved.person }));
  const ids = (form: VisaForm) => form.applicants.map(({ id }) => id);
  expect(ids(withCount(named, 2))).toEqual([1, 3]);
  expect(ids(withCount(named, 1))).toEqual([1]);
  expect(ids(withCount(withCount(named, 2), 3))).toEqual([1, 3, 4]);
});

test('a draft stores all but document numbers, and files by id', () => {
  const form = formOf({ ...typedIn, files: [file('护照', 501)] }, saved);
  const kept = JSON.stringify(keptOf(form));
  expect(kept).not.toContain('E12345678');
  const [first, second] = form.applicants as [ApplicantDraft, ApplicantDraft];
  const back = formFrom(JSON.parse(kept), lists, []);
  expect(back).toEqual({
    ...form,
    applicants: [
      { ...first, person: { ...first.person, documentNo: '' } },
      { ...second, person: expect.objectContaining({ travellerId: mother.id }) },
    ],
  });
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['other shapes', { travelDay: 7, applicants: 'x', returnAddress: [] }],
])('a draft of %s gives a blank form for one applicant', (_, draft) => {
  expect(formFrom(draft, lists, [])).toMatchObject({
    travelDay: '',
    applicants: [{ applicant: '', files: [], person: { documentType: 'passport' } }],
  });
});

test('a kind that is no longer accepted and files without an id are not restored', () => {
  const [first] = formFrom(
    { applicants: [{ applicant: 'retired', files: [{ code: '护照' }] }] },
    lists,
    [],
  ).applicants;
  expect(first).toMatchObject({ applicant: '', files: [] });
});
