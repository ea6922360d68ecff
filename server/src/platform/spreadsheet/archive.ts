import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

export interface ArchiveLimits {
  readonly entries: number;
  /** Unpacked bytes of all entries together. */
  readonly bytes: number;
}

/** The archive cannot be read, or holds more than it may. */
export class ArchiveError extends Error {}

/** The archive holds more than it may. */
export class ArchiveTooLarge extends ArchiveError {}

const readEntries = async (zip: Buffer, limits: ArchiveLimits, isWanted: (name: string) => boolean) => {
  const archive = await fromBufferPromise(zip);
  if (archive.entryCount > limits.entries) throw new ArchiveTooLarge('too many entries');
  const files = new Map<string, Buffer>();
  let left = limits.bytes;
  for await (const entry of archive.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    // An entry that unpacks to more than it claims is an error of yauzl's.
    left -= entry.uncompressedSize;
    if (left < 0) throw new ArchiveTooLarge('too many bytes');
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return files;
};

/** Unpacks the entries that are wanted. Throws `ArchiveError` for whatever is wrong with the bytes. */
export const readArchive = async (
  zip: Buffer,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> => {
  try {
    return await readEntries(zip, limits, isWanted);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('unreadable', { cause: error });
  }
};

/** Packs files without compression: an archive whose every figure is true. */
export const writeArchive = (files: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
};
