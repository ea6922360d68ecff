import { createHmac, hkdfSync } from 'node:crypto';
import { networkOf } from '#src/platform/http/index.ts';

/** Hashes networks of visitors with a key derived from the 32-byte data key: the addresses are few enough to try. */
export const createNetworkHash = (dataKey: Buffer): ((address: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'report-networks', 32));
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16);
};
