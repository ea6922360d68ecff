import { verify } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature, Text } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';
import type { TrustedKeys } from './trusted-keys.ts';

const unknownKey = (key: string): Text => ({
  zh: `发布记录由密钥 ${key} 签名，但门户不信任该密钥`,
  en: `The record is signed with the key ${key}, which this portal does not trust`,
});

const otherRecord = (key: string): Text => ({
  zh: `签名与发布记录不符（密钥 ${key}）`,
  en: `The signature of the key ${key} does not match this record`,
});

/** The error of a record's signature; undefined when a trusted key made it for exactly these bytes. */
export const findSignatureFault = (
  record: ReleaseRecord,
  { key, value }: ReleaseSignature,
  trusted: TrustedKeys,
): Text | undefined => {
  const publicKey = trusted.get(key);
  if (!publicKey) return unknownKey(key);
  const isOfRecord = verify(
    null,
    Buffer.from(canonicalJson(record)),
    publicKey,
    Buffer.from(value, 'base64'),
  );
  return isOfRecord ? undefined : otherRecord(key);
};
