import { verify } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature, Text } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';
import type { TrustedKeys } from './trusted-keys.ts';

const unsigned: Text = { zh: '发布记录没有签名', en: 'The record is not signed' };

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

/** A release as it is stored; without a signature if it was published before signing was introduced. */
export interface StoredSignature {
  readonly record: ReleaseRecord;
  readonly signatureKey: string | null;
  readonly signature: string | null;
}

/** The error of a stored release; undefined when a trusted key signed it. */
export const findStoredFault = (
  { record, signatureKey, signature }: StoredSignature,
  trusted: TrustedKeys,
): Text | undefined =>
  signatureKey === null || signature === null
    ? unsigned
    : findSignatureFault(record, { key: signatureKey, value: signature }, trusted);
