import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfCode, newTicketCode, readTicketCode } from './ticket-code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code is parsed from any notation', () => {
  const code = newTicketCode();
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{27}$/);
  assert.equal(readTicketCode(code), code);
  assert.equal(readTicketCode(` ${code.slice(0, 9)}-${code.slice(9).toLowerCase()} `), code);
  assert.equal(readTicketCode(code.replaceAll('0', 'O').replaceAll('1', 'l')), code);
});

test('codes are unpredictable, and their hashes do not reveal them', () => {
  const codes = new Set(Array.from({ length: 1000 }, newTicketCode));
  assert.equal(codes.size, 1000);
  const [code = ''] = codes;
  assert.equal(hashOfCode(code).includes(code), false);
  assert.notEqual(hashOfCode(code), hashOfCode(newTicketCode()));
});

test('a wrong character, or two swapped ones, are detected', () => {
  const code = newTicketCode();
  for (let place = 0; place < code.length; place += 1) {
    for (const sign of alphabet) {
      const wrong = code.slice(0, place) + sign + code.slice(place + 1);
      assert.equal(readTicketCode(wrong), sign === code[place] ? code : undefined, wrong);
    }
    const [first = '', second = ''] = code.slice(place, place + 2);
    const swapped = code.slice(0, place) + second + first + code.slice(place + 2);
    if (second && first !== second) assert.equal(readTicketCode(swapped), undefined, swapped);
  }
});

test('a malformed code is refused', () => {
  for (const text of [
    '',
    '0'.repeat(26),
    '0'.repeat(28),
    'U'.repeat(27),
    '\u0000'.repeat(27),
    '票'.repeat(27),
  ])
    assert.equal(readTicketCode(text), undefined);
});
