import { blankEnquiry, checkEnquiry, type EnquiryDraft, enquiryForm } from './enquiry-check.ts';

const draft: EnquiryDraft = {
  organisation: ' 湛江一中 ',
  people: '45',
  travelDay: '2026-12-01',
  contactName: '陈老师 ',
  mobile: ' 13800138000',
  email: '',
  message: ' ',
};
const faults = (changes: Partial<EnquiryDraft>) =>
  checkEnquiry(enquiryForm({ ...draft, ...changes }), '2026-11-20').map(({ field, code }) => [field, code]);

test('values are trimmed, and empty ones are left out', () => {
  expect(enquiryForm(draft, 7)).toEqual({
    tourId: 7,
    organisation: '湛江一中',
    people: 45,
    travelDay: '2026-12-01',
    contactName: '陈老师',
    mobile: '13800138000',
  });
  expect(enquiryForm({ ...draft, travelDay: '', message: '包车' })).not.toHaveProperty('tourId');
});

test.each<[string, Partial<EnquiryDraft>, unknown]>([
  ['all is well', {}, []],
  ['today', { travelDay: '2026-11-20' }, []],
  ['no day', { travelDay: '' }, []],
  ['yesterday', { travelDay: '2026-11-19' }, [['travelDay', 'past']]],
  ['no such day', { travelDay: '2026-11-31' }, [['travelDay', 'invalid']]],
  ['blanks only', { organisation: '  ' }, [['organisation', 'required']]],
  ['two people', { people: '2' }, []],
  ['one person', { people: '1' }, [['people', 'invalid']]],
  ['501 people', { people: '501' }, [['people', 'invalid']]],
  ['half a person', { people: '2.5' }, [['people', 'invalid']]],
  ['a word for a number', { people: '两车' }, [['people', 'invalid']]],
  ['a short mobile', { mobile: '1380013' }, [['mobile', 'invalid']]],
  ['no mobile', { mobile: '' }, [['mobile', 'required']]],
  ['no address', { email: 'chen@school' }, [['email', 'invalid']]],
  ['an address', { email: 'chen@school.cn' }, []],
])('%s', (_, changes, expected) => expect(faults(changes)).toEqual(expected));

test('a blank form names all required fields, in order', () => {
  const fields = checkEnquiry(enquiryForm(blankEnquiry), '2026-11-20').map(({ field }) => field);
  expect(fields).toEqual(['organisation', 'people', 'contactName', 'mobile']);
});
