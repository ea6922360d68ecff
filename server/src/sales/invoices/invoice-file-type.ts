import { typeOfContent } from '#src/platform/files/index.ts';

/** File types of invoices: PDF, or OFD (GB/T 33190), a ZIP archive with the entry `OFD.xml`. */
export type InvoiceFileType = 'application/pdf' | 'application/ofd';

const firstEntry = Buffer.from('504b0304', 'hex');
const directoryEntry = 0x02014b50;
const endOfDirectory = Buffer.from('504b0506', 'hex');
const endLength = 22;
const maxEntries = 1000;

/** The entry names of a ZIP archive by its central directory; empty when that is damaged. */
const namesIn = (bytes: Buffer): string[] => {
  const end = bytes.length - endLength;
  if (end < 0 || bytes.indexOf(endOfDirectory, end) !== end) return [];
  const names: string[] = [];
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < Math.min(entries, maxEntries) && at + 46 <= end) {
    if (bytes.readUInt32LE(at) !== directoryEntry) return [];
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
};

const isOfd = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(firstEntry) && namesIn(bytes).includes('OFD.xml');

/** The type of an invoice file by its content; undefined for anything but PDF and OFD. */
export const invoiceFileType = (bytes: Buffer): InvoiceFileType | undefined => {
  if (typeOfContent(bytes) === 'application/pdf') return 'application/pdf';
  return isOfd(bytes) ? 'application/ofd' : undefined;
};
