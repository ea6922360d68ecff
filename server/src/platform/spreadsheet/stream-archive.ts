import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, written as it comes. */
export interface StreamedFile {
  readonly path: string;
  readonly chunks: Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** What is known of a file when all of it has gone through. */
interface Measure {
  crc: number;
  size: number;
  packed: number;
}

/** Sizes follow the bytes, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

const fields = (name: Buffer, { crc, size, packed }: Measure): Buffer => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(deflated, 4);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
};

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, place * 4);
  return bytes;
};

const measured = async function* ({ chunks }: StreamedFile, measure: Measure): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    measure.crc = crc32(chunk, measure.crc);
    measure.size += chunk.length;
    yield chunk;
  }
};

/** Packs what comes; whoever stops reading stops what is written, too. */
const pack = async function* (file: StreamedFile, measure: Measure): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw();
  // What goes wrong reaches the reader through the packer, which the pipeline destroys with it.
  pipeline(Readable.from(measured(file, measure)), packer, () => undefined);
  for await (const chunk of packer) {
    measure.packed += chunk.length;
    yield chunk;
  }
};

/** What the directory says of a file that begins at `offset`. */
const listed = (name: Buffer, measure: Measure, offset: number): Buffer =>
  Buffer.concat([
    words(0x02014b50),
    Buffer.from([20, 0]),
    fields(name, measure),
    Buffer.alloc(10),
    words(offset),
    name,
  ]);

/** The directory, and where it is. */
const endOf = (directory: readonly Buffer[], offset: number): Buffer => {
  const list = Buffer.concat(directory);
  const counts = Buffer.alloc(8);
  counts.writeUInt16LE(directory.length, 4);
  counts.writeUInt16LE(directory.length, 6);
  return Buffer.concat([list, words(0x06054b50), counts, words(list.length, offset), Buffer.alloc(2)]);
};

/** An archive as it is written: at no time more than a chunk of it is in memory. */
export const streamArchive = async function* (files: Iterable<StreamedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.path);
    const measure = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([words(0x04034b50), fields(name, measure), name]);
    yield head;
    for await (const chunk of pack(file, measure)) yield chunk;
    const tail = words(0x08074b50, measure.crc, measure.packed, measure.size);
    yield tail;
    directory.push(listed(name, measure, offset));
    offset += head.length + measure.packed + tail.length;
  }
  yield endOf(directory, offset);
};
