import sharp, { type Sharp } from 'sharp';

/** A plain picture of a size, to be written in any type. */
export const canvas = (width = 40, height = 30, background = '#0b4f8a'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A plain interlaced PNG. */
export const interlaced = (width: number, height: number): Promise<Buffer> =>
  canvas(width, height).png({ progressive: true }).toBuffer();

/** A photo as a telephone takes it: lying on its side, with a note of its place, its owner and a small preview. */
export const photo = (): Promise<Buffer> =>
  canvas(80, 40)
    .withExif({
      IFD0: { Artist: 'Chen Hai', Make: 'Haiphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 16/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Chen Hai lives here</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

/** A sound little PNG whose head says that it is so many pixels wide and high. */
export const claiming = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await canvas().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crcOf(bytes.subarray(12, 29)), 29);
  return bytes;
};
