import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** Stands for the nonce until a document is sent. Nobody knows it, so nothing that a page shows can hold it. */
export const nonceHole = randomBytes(16).toString('base64');

/** A document that is written and compressed but for its nonce. */
export interface PackedDocument {
  /** Up to the last place where the nonce stands, with holes. */
  readonly start: string;
  readonly rest: Buffer;
  /** The rest, deflated. */
  readonly packed: Buffer;
}

const deflate = promisify(deflateRaw);

/** Writes a document's parts so that many can be sent of it. */
export const packDocument = async (html: string): Promise<PackedDocument> => {
  const end = html.lastIndexOf(nonceHole) + nonceHole.length;
  const rest = Buffer.from(html.slice(end));
  return { start: html.slice(0, end), rest, packed: await deflate(rest) };
};

const startOf = ({ start }: PackedDocument, nonce: string): Buffer =>
  Buffer.from(start.replaceAll(nonceHole, nonce));

/** The document as it is. */
export const plainDocument = (document: PackedDocument, nonce: string): Buffer =>
  Buffer.concat([startOf(document, nonce), document.rest]);

/** RFC 1952, 2.3: deflate, no flags, no time, from Unix. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const longestBlock = 0xffff;

/** RFC 1951, 3.2.4: bytes as they are, in blocks of which none is the last. */
const stored = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += longestBlock) {
    const block = bytes.subarray(from, from + longestBlock);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(longestBlock - block.length, 3);
    blocks.push(header, block);
  }
  return blocks;
};

/**
 * The document as gzip. Only its start is written anew: it is stored as it is, so that what follows, which never
 * refers back to it, can be compressed once for all.
 */
export const gzipDocument = (document: PackedDocument, nonce: string): Buffer => {
  const start = startOf(document, nonce);
  const { rest, packed } = document;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(rest, crc32(start)));
  trailer.writeUInt32LE(start.length + rest.length, 4);
  return Buffer.concat([gzipHeader, ...stored(start), packed, trailer]);
};
