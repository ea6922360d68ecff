import type { VisaDocumentFile } from '@portal/shared/contract';

export type FileType = VisaDocumentFile['type'];

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const pngEnd = 'IEND';

/** A PNG is its signature and chunks up to IEND, with nothing behind it. */
const isPng = (bytes: Buffer): boolean => {
  if (!bytes.subarray(0, 8).equals(pngStart) || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === pngEnd) return next === bytes.length;
    at = next;
  }
  return false;
};

const startOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;

/** A JPEG is segments, among them the frame, up to the scan, which ends with EOI; cameras append things to that. */
const isJpeg = (bytes: Buffer): boolean => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let framed = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) return framed && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at;
    framed ||= startOfFrame(marker);
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
};

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d[\r\n ]/.test(bytes.toString('latin1', 0, 16)) && bytes.subarray(-1024).includes('%%EOF');

/** How far browsers and readers look for what something is. */
const headLength = 1024;
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;

const zipEnd = Buffer.from('504b0506', 'hex');

/** An archive's directory stands at its end, whatever it begins with; it says how much comes behind it. */
const endsAsZip = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf(zipEnd);
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length;
};

const isSomethingElseToo = (bytes: Buffer): boolean => {
  const head = bytes.toString('latin1', 0, headLength);
  return markup.test(head) || head.lastIndexOf('%PDF-') > 0 || endsAsZip(bytes);
};

const kinds: readonly (readonly [FileType, (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', isJpeg],
  ['image/png', isPng],
  ['application/pdf', isPdf],
];

/** What a file is by its content alone; undefined for anything else, and for what could be read as something else too. */
export const typeOfContent = (bytes: Buffer): FileType | undefined =>
  isSomethingElseToo(bytes) ? undefined : kinds.find(([, is]) => is(bytes))?.[0];
