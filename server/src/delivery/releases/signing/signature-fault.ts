import { verify } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature, Text } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';
import type { TrustedKeys } from './trusted-keys.ts';

const unknownKey = (key: string): Text => ({
  zh: `发布记录由密钥 ${key} 签名，但门户不信任该密钥`,
  en: `The record is signed with the key ${key}, which this portal does not trust`,
});

const otherApp = (key: string, app: string): Text => ({
  zh: `密钥 ${key} 不能为 ${app} 签名`,
  en: `The key ${key} is trusted for other apps, not for ${app}`,
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
  const known = trusted.get(key);
  if (!known) return unknownKey(key);
  if (known.apps && !known.apps.includes(record.app)) return otherApp(key, record.app);
  const isOfRecord = verify(
    null,
    Buffer.from(canonicalJson(record)),
    known.publicKey,
    Buffer.from(value, 'base64'),
  );
  return isOfRecord ? undefined : otherRecord(key);
};
