import { askedOf } from './invoice-list.tsx';

test.each([
  ['REQUESTED', { state: 'REQUESTED' }],
  ['VOID', { state: 'VOID' }],
  ['redLetter', { redLetter: 'yes' }],
  ['all', {}],
] as const)('%s asks for %o', (tab, asked) => {
  expect(askedOf(tab)).toEqual(asked);
});
