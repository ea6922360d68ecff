import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** Replaced by the nonce when a document is sent. Random, so that no page content can contain it. */
export const noncePlaceholder = randomBytes(16).toString('base64');

/** A rendered document, compressed except for the part with nonce placeholders. */
export interface PrecompressedDocument {
  /** Up to the last nonce placeholder, with placeholders. */
  readonly head: string;
  readonly tail: Buffer;
  /** The tail, deflated. */
  readonly deflatedTail: Buffer;
}

const deflate = promisify(deflateRaw);

/** Splits a document at its last nonce placeholder and deflates the tail once for many responses. */
export const precompressDocument = async (html: string): Promise<PrecompressedDocument> => {
  const end = html.lastIndexOf(noncePlaceholder) + noncePlaceholder.length;
  const tail = Buffer.from(html.slice(end));
  return { head: html.slice(0, end), tail, deflatedTail: await deflate(tail) };
};

const headOf = ({ head }: PrecompressedDocument, nonce: string): Buffer =>
  Buffer.from(head.replaceAll(noncePlaceholder, nonce));

/** The uncompressed document. */
export const plainDocument = (document: PrecompressedDocument, nonce: string): Buffer =>
  Buffer.concat([headOf(document, nonce), document.tail]);

/** RFC 1952, 2.3: deflate, no flags, no time, from Unix. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const maxBlockBytes = 0xffff;

/** RFC 1951, 3.2.4: bytes as they are, in blocks of which none is the last. */
const storedBlocks = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += maxBlockBytes) {
    const block = bytes.subarray(from, from + maxBlockBytes);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(maxBlockBytes - block.length, 3);
    blocks.push(header, block);
  }
  return blocks;
};

/**
 * The document as gzip. The head is a stored (uncompressed) block, so the deflated tail, which never refers back to
 * it, is reused for each response.
 */
export const gzipDocument = (document: PrecompressedDocument, nonce: string): Buffer => {
  const head = headOf(document, nonce);
  const { tail, deflatedTail } = document;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(tail, crc32(head)));
  trailer.writeUInt32LE(head.length + tail.length, 4);
  return Buffer.concat([gzipHeader, ...storedBlocks(head), deflatedTail, trailer]);
};
