import { crc32, deflateRawSync } from 'node:zlib';

export interface FileToZip {
  /** As the archive keeps it, in whatever encoding. */
  readonly name: Buffer;
  readonly bytes: Buffer;
}

/** What both headers of a file tell about it. */
function describe({ name, bytes }: FileToZip, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signature = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

/** Packs files into a zip archive, undated, their names not marked as UTF-8. */
export function writeZip(files: readonly FileToZip[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const fields = describe(file, packed);
    const body = Buffer.concat([signature('\x03\x04'), fields, file.name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([signature('\x01\x02'), Buffer.from([20, 0]), fields, tail, file.name]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, signature('\x05\x06'), end]);
}
