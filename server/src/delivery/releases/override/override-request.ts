import { errorCodes, isAllowedOrigin } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { OverrideEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, invalidField } from '#src/platform/errors/index.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { formatOverride, type Override } from './override.ts';
import { findSignedRecord } from './signed-record.ts';

interface Overridable {
  readonly db: Db;
  readonly allowed: OverrideEnv;
  readonly trusted: TrustedKeys;
}

const foreignOrigin = (text: string) =>
  invalidField(
    'override',
    `override=${text}：不允许这个来源`,
    `override=${text}: this origin is not allowed`,
  );

const unknownVersion = (text: string) =>
  invalidField('override', `override=${text}：没有这个版本`, `override=${text}: there is no such version`);

const deleted = (text: string) =>
  businessError(errorCodes.wrongState, `${text} 已被删除`, `${text} has been deleted`, 410);

/**
 * Throws 400 (`override`) for an origin that is not allowed and for an unknown version, which for a preview link is 410,
 * and 409 A0530 for a version that no trusted key signed.
 */
export const checkOverride = async (
  { db, allowed, trusted }: Overridable,
  override: Override,
): Promise<void> => {
  const { app, version, origin, link } = override;
  const text = formatOverride(override);
  if (origin !== undefined && !isAllowedOrigin(origin, allowed)) throw foreignOrigin(text);
  if (version !== undefined && !(await findSignedRecord(db, { app, version }, trusted)))
    throw link ? deleted(text) : unknownVersion(text);
};

const withoutOverrides = (url: URL): string => {
  url.searchParams.delete('override');
  // Browsers read `/.//other.example` as `//other.example`, which is another site.
  return url.pathname.replace(/^\/+/, '/') + url.search;
};

/** The requested URL without `override` parameters. */
export const urlWithoutOverrides = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  withoutOverrides(new URL(url.replace(/^[/\\]+/, '/'), 'http://portal.invalid'));

/** The referring page of the portal, else the requested URL; without `override` parameters. */
export const refererOrSelf = (request: Pick<FastifyRequest, 'url' | 'headers' | 'host'>): string => {
  const page = URL.parse(request.headers.referer ?? '');
  return page && page.host === request.host ? withoutOverrides(page) : urlWithoutOverrides(request);
};
