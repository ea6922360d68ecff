import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jpeg, pdf, png, zip } from '#src/sales/visa-documents/testing/files.ts';
import { typeOfContent } from './file-type.ts';

const page = '<!DOCTYPE html><script>alert(1)</script>';
const after = (bytes: Buffer, text: string | Buffer): Buffer => Buffer.concat([bytes, Buffer.from(text)]);
const before = (text: string | Buffer, bytes: Buffer): Buffer => Buffer.concat([Buffer.from(text), bytes]);

const cases: [string, Buffer, string | undefined][] = [
  ['a JPEG', jpeg(), 'image/jpeg'],
  ['a JPEG with a film behind it', after(jpeg(), 'ftypmp42'), 'image/jpeg'],
  ['a PNG', png(), 'image/png'],
  ['a PDF', pdf(), 'application/pdf'],
  ['nothing', Buffer.alloc(0), undefined],
  ['a page', Buffer.from(page), undefined],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['an archive', zip(), undefined],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), undefined],
  ['the first bytes of a JPEG', jpeg().subarray(0, 3), undefined],
  ['a JPEG without an end', jpeg().subarray(0, -2), undefined],
  ['a JPEG without a frame', Buffer.from('ffd8ffda0008010100003f0000ffd9', 'hex'), undefined],
  ['a JPEG whose segment leads nowhere', Buffer.from('ffd8ffe0ffff00ffd9', 'hex'), undefined],
  ['a PNG signature with something else', before(png().subarray(0, 8), Buffer.from(page)), undefined],
  ['half a PNG', png(100).subarray(0, 80), undefined],
  ['a PDF without an end', pdf().subarray(0, -7), undefined],
  ['a PDF that begins late', before('\n', pdf()), undefined],
  ['a page in a JPEG', jpeg(page), undefined],
  ['a page in a PDF', pdf(`% ${page}`), undefined],
  ['a PDF in a JPEG', jpeg(pdf().toString('latin1')), undefined],
  ['a page behind a PNG', after(png(), page), undefined],
  ['an archive behind a JPEG', after(jpeg(), zip()), undefined],
  ['an archive behind a PNG', after(png(), zip()), undefined],
  ['an archive behind a PDF', after(pdf(), zip()), undefined],
];

for (const [what, bytes, type] of cases)
  test(`${what} is ${type ?? 'refused'}`, () => assert.equal(typeOfContent(bytes), type));

test('no beginning of a file makes the reading fail', () => {
  for (const whole of [jpeg('x'.repeat(50)), png(50), pdf(), zip()])
    for (let length = 0; length <= whole.length; length += 1)
      assert.doesNotThrow(() => typeOfContent(whole.subarray(0, length)));
});
