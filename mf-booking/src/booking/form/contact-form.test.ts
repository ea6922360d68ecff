import { contactIn, withSuggestedContact } from './contact-form.ts';
import { recordIn } from './parse-draft.ts';

const suggested = { name: '陈海', mobile: '13800000000', email: null };
const typed = { name: '', mobile: '139', email: '' };

test.each([
  ['no draft', null, suggested, { name: '陈海', mobile: '13800000000', email: '' }],
  [
    'a blank one',
    { contact: { name: ' ', mobile: '' } },
    suggested,
    { name: '陈海', mobile: '13800000000', email: '' },
  ],
  ['one that was typed', { contact: typed }, suggested, typed],
  ['nothing to suggest', { contact: typed }, undefined, typed],
])('the contact of a form with %s', (_, draft, own, expected) => {
  const { contact } = recordIn(withSuggestedContact(draft, own));
  expect(contactIn(contact)).toEqual(expected);
});
