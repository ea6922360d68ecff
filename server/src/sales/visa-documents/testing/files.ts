import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of one black pixel, with a text chunk of `filling` bytes. */
export const png = (filling = 0): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    ...(filling > 0 ? [chunk('tEXt', Buffer.alloc(filling, 'a'))] : []),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** The segments of a JPEG with a comment. */
export const jpeg = (remark = ''): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xfe, Buffer.from(remark, 'latin1')),
    segment(0xc0, Buffer.from('080001000101011100', 'hex')),
    segment(0xda, Buffer.from('010100003f00', 'hex')),
    Buffer.from([0x00, 0xff, 0xd9]),
  ]);

/** A PDF without pages. */
export const pdf = (line = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n${line}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

/** A ZIP archive without files. */
export const zip = (): Buffer => Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
