import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const stored = 0;
const deflated = 8;

export interface ArchiveLimits {
  readonly entries: number;
  /** Unpacked bytes of all entries together. */
  readonly bytes: number;
}

/** The archive cannot be read, or holds more than it may. */
export class ArchiveError extends Error {}

/** The archive holds more than it may. */
export class ArchiveTooLarge extends ArchiveError {}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--)
    if (zip.readUInt32LE(at) === endMark) return at;
  throw new ArchiveError('no central directory');
};

const entryAt = (zip: Buffer, at: number): Entry & { next: number } => {
  if (zip.readUInt32LE(at) !== directoryMark) throw new ArchiveError('broken central directory');
  if (zip.readUInt16LE(at + 8) & 1) throw new ArchiveError('encrypted');
  const nameLength = zip.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(local) !== localMark) throw new ArchiveError('broken entry');
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return {
    name: zip.toString('utf8', at + 46, at + 46 + nameLength),
    method: zip.readUInt16LE(at + 10),
    packed: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    next,
  };
};

const entriesOf = (zip: Buffer, limit: number): Entry[] => {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limit) throw new ArchiveTooLarge('too many entries');
  const entries: Entry[] = [];
  for (let at = zip.readUInt32LE(end + 16); entries.length < count; ) {
    const { next, ...entry } = entryAt(zip, at);
    entries.push(entry);
    at = next;
  }
  return entries;
};

const unpack = async ({ method, packed }: Entry, limit: number): Promise<Buffer> => {
  if (method !== stored && method !== deflated) throw new ArchiveError('packed in an unknown way');
  if (limit < 1 || (method === stored && packed.length > limit)) throw new ArchiveTooLarge('too many bytes');
  return method === stored ? packed : inflate(packed, { maxOutputLength: limit });
};

/** What zlib says when it stops at the limit. */
const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Unpacks the entries that are wanted. Sizes that the archive claims are not believed: unpacking stops at the limit.
 * Throws `ArchiveError` for whatever is wrong with the bytes.
 */
export const readArchive = async (
  zip: Buffer,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> => {
  try {
    const files = new Map<string, Buffer>();
    let left = limits.bytes;
    for (const entry of entriesOf(zip, limits.entries).filter(({ name }) => isWanted(name))) {
      const bytes = await unpack(entry, left);
      left -= bytes.length;
      files.set(entry.name, bytes);
    }
    return files;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw isOverLimit(error)
      ? new ArchiveTooLarge('too many bytes', { cause: error })
      : new ArchiveError('unreadable', { cause: error });
  }
};

const fixedFields = (bytes: Buffer, name: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const mark = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Packs files without compression: an archive whose every figure is true. */
export const writeArchive = (files: ReadonlyMap<string, Buffer>): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    const fields = fixedFields(bytes, name);
    const local = Buffer.concat([mark(localMark), fields, name, bytes]);
    directory.push(mark(directoryMark), Buffer.from([20, 0]), fields, Buffer.alloc(10), mark(offset), name);
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
};
