import { inflateRawSync } from 'node:zlib';

/** A file in a zip archive. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_COMMENT = 0xffff;
const UTF8_NAME = 0x800;

const damaged = () => new RangeError('the zip archive cannot be read');

function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - LONGEST_COMMENT; at -= 1)
    if (zip.readUInt32LE(at) === END) return at;
  throw damaged();
}

function unpack(zip: Buffer, entry: number, largest: number): Buffer {
  const [method, packed, local] = [
    zip.readUInt16LE(entry + 10),
    zip.readUInt32LE(entry + 20),
    zip.readUInt32LE(entry + 42),
  ];
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === 0) return bytes;
  if (method === 8) return inflateRawSync(bytes, { maxOutputLength: largest });
  throw damaged();
}

/**
 * Reads the files of a zip archive (stored or deflated). Names that are not marked as UTF-8 are read as GB 18030, as
 * Chinese software writes them. Throws RangeError on a damaged archive or a file that unpacks beyond `largest` bytes.
 */
export function readZip(zip: Buffer, largest: number): ZippedFile[] {
  const end = findEnd(zip);
  const files: ZippedFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw damaged();
    const length = zip.readUInt16LE(at + 28);
    const encoding = zip.readUInt16LE(at + 8) & UTF8_NAME ? 'utf-8' : 'gb18030';
    const name = new TextDecoder(encoding).decode(zip.subarray(at + 46, at + 46 + length));
    files.push({ name, bytes: unpack(zip, at, largest) });
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
