/** A minimal ZIP archive with stored, empty entries of these names. */
export const archive = (...names: readonly string[]): Buffer => {
  const entries = names.map((name) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const directory = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(entries).length, 16);
  return Buffer.concat([...entries, ...directory, end]);
};
