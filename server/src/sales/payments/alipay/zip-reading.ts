import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';

/** A file in a ZIP archive. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const UTF8_NAME = 0x800;

/** Names without the UTF-8 flag are decoded as GB 18030, as Chinese software encodes them. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag }: Entry): string =>
  new TextDecoder(generalPurposeBitFlag & UTF8_NAME ? 'utf-8' : 'gb18030').decode(fileNameRaw);

/**
 * Reads the files of a ZIP archive. Throws RangeError on a damaged archive or a file larger than `largest`
 * bytes when unpacked.
 */
export async function readZip(zip: Buffer, largest: number): Promise<ZippedFile[]> {
  try {
    const archive = await fromBufferPromise(zip, { decodeStrings: false });
    const files: ZippedFile[] = [];
    for await (const entry of archive.eachEntry()) {
      if (entry.uncompressedSize > largest) throw new RangeError('a file of the zip archive is too large');
      files.push({ name: nameOf(entry), bytes: await buffer(await archive.openReadStreamPromise(entry)) });
    }
    return files;
  } catch (cause) {
    throw cause instanceof RangeError ? cause : new RangeError('the zip archive cannot be read', { cause });
  }
}
