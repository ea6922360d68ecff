/** Random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    (byte + 256).toString(16).slice(1),
  ).join('');
