import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf } from '#src/sales/visa-documents/testing/files.ts';
import { invoiceFileType } from './invoice-file-type.ts';
import { archive } from './testing/archive.ts';

const ofd = archive('Doc_0/Document.xml', 'OFD.xml');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');

const cases: [string, Buffer, string | undefined][] = [
  ['a PDF', pdf(), 'application/pdf'],
  ['an OFD', ofd, 'application/ofd'],
  ['another archive', archive('word/document.xml'), undefined],
  ['an OFD in a folder', archive('a/OFD.xml'), undefined],
  ['an archive without entries', archive(), undefined],
  ['a page', page, undefined],
  ['a page in front of an OFD', Buffer.concat([page, ofd]), undefined],
  ['something behind an OFD', Buffer.concat([ofd, page]), undefined],
  ['a PDF in front of an OFD', Buffer.concat([pdf(), ofd]), undefined],
  ['nothing', Buffer.alloc(0), undefined],
];

for (const [what, bytes, type] of cases)
  test(`${what} is ${type ?? 'refused'}`, () => assert.equal(invoiceFileType(bytes), type));

test('a missing or changed part of an OFD never makes the parser throw', () => {
  for (let length = 0; length < ofd.length; length++)
    assert.equal(invoiceFileType(ofd.subarray(0, length)), undefined);
  for (let at = 0; at < ofd.length; at++) {
    const changed = Buffer.from(ofd);
    changed[at] = 0xff;
    invoiceFileType(changed);
  }
});
