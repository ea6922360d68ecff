/** Random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    (byte + 256).toString(16).slice(1),
  ).join('');

/**
 * Idempotency keys of a call that creates or moves money: the same content gets the same key, so that a retry
 * after a lost response is the same request to the server; other content gets a new key.
 */
export const idempotencyKeys = (create = () => randomHex(16)): ((content: unknown) => string) => {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: create() };
    return last.key;
  };
};
