const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Idempotency keys of a call that creates or moves money: the same content gets the same key, so that a retry
 * after a lost response is the same request to the server; other content gets a new key.
 */
export const idempotencyKeys = (create = newKey): ((content: unknown) => string) => {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: create() };
    return last.key;
  };
};
