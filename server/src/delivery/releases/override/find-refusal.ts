import { errorCodes, hasPerm } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { businessError, forbidden, type HttpError } from '#src/platform/errors/index.ts';
import { formatTime } from '#src/platform/text/index.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import type { KnownVisitor } from '../visitor/visitors.ts';
import type { Override } from './override.ts';

const notSigned = () =>
  businessError(
    errorCodes.forbidden,
    '预览链接无效，请检查是否完整',
    'This preview link is not valid. Check that it is complete',
    403,
  );

const expired = (until: Date) => {
  const { zh, en } = formatTime(until);
  return businessError(
    errorCodes.wrongState,
    `预览链接已于 ${zh} 到期，请索取新的链接`,
    `This preview link expired on ${en}. Ask for a new one`,
    410,
  );
};

const forStaff = () =>
  businessError(
    errorCodes.forbidden,
    '此预览仅限有预览权限的账号，请先登录',
    'This preview is for accounts that may preview releases. Log in first',
    403,
  );

/** Why a visitor may not have an override: 403, or 410 for a preview link that has ended; undefined if they may. */
export type FindRefusal = (override: Override, visitor: KnownVisitor) => HttpError | undefined;

const isPermitted = ({ member }: KnownVisitor): boolean =>
  member !== undefined && hasPerm(member, ['release:override']);

/**
 * An override needs `release:override` where that is guarded. A preview link replaces the permission until it ends, for
 * its version only, if the policy is `anyone`.
 */
export const createFindRefusal = (
  { env: { overrides, previewLinks }, now }: Pick<Deps, 'env' | 'now'>,
  links: PreviewLinks,
): FindRefusal => {
  const refuseLink: FindRefusal = (override, visitor) => {
    if (!links.isSigned(override)) return notSigned();
    const until = new Date((override.link?.until ?? 0) * 1000);
    if (until <= now()) return expired(until);
    return previewLinks === 'anyone' || isPermitted(visitor) ? undefined : forStaff();
  };
  return (override, visitor) => {
    if (override.link) return refuseLink(override, visitor);
    return !overrides.guarded || isPermitted(visitor) ? undefined : forbidden();
  };
};
