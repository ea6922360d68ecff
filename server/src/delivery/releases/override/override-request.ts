import { isAllowedOrigin } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { OverrideEnv } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { listRecords } from '../release-repository.ts';
import { formatOverride, type Override } from './override.ts';

/** Throws an `HttpError` for an origin that is not allowed or a version that is not published. */
export const checkOverride = async (db: Db, override: Override, allowed: OverrideEnv): Promise<void> => {
  const { app, version, origin } = override;
  const text = formatOverride(override);
  if (origin !== undefined && !isAllowedOrigin(origin, allowed))
    throw invalidField(
      'override',
      `override=${text}：不允许这个来源`,
      `override=${text}: this origin is not allowed`,
    );
  if (version !== undefined && (await listRecords(db, [{ app, version }])).length === 0)
    throw invalidField(
      'override',
      `override=${text}：没有这个版本`,
      `override=${text}: there is no such version`,
    );
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
