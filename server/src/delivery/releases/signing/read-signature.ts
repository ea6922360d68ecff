import { type ReleaseRecord, ReleaseSignature } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { Ajv } from 'ajv';
import { conflict, HttpError, invalidField } from '#src/platform/errors/index.ts';
import { findSignatureFault } from './signature-fault.ts';
import type { TrustedKeys } from './trusted-keys.ts';

const isSignature = new Ajv({ strict: false }).compile<ReleaseSignature>(ReleaseSignature);

/** The error for a form without a signature, or with one in the wrong place. */
export const unsigned = (): HttpError =>
  invalidField(
    'signature',
    '发布记录之后的字段必须是它的签名',
    'The field after the record must be its signature: releases are signed',
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const noTrustedKeys = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '门户未配置受信任的发布密钥（RELEASE_KEYS），不能发布',
    'This portal trusts no key (RELEASE_KEYS is not set), so nothing can be published',
  );

/**
 * Parses the signature of a record and verifies it against the trusted keys. Throws an `HttpError` with the
 * reason when it is malformed, of an untrusted key, or of another record.
 */
export const readSignature = (
  text: string,
  record: ReleaseRecord,
  trusted: TrustedKeys,
): ReleaseSignature => {
  if (trusted.size === 0) throw noTrustedKeys();
  const signature = parse(text);
  if (!isSignature(signature))
    throw invalidField(
      'signature',
      '签名的格式不正确',
      'The signature must be {"key", "value"}: an id and base64',
    );
  const fault = findSignatureFault(record, signature, trusted);
  if (fault) throw new HttpError(fault, { status: 400, code: errorCodes.badParameter, field: 'signature' });
  return signature;
};
