import { replacePictures } from '#src/media/pictures/index.ts';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { lockProfile, type ProfileKind, updateProfile } from './profile-repository.ts';

const noOrg = () => notFound('没有这个机构', 'There is no such organisation');

/** The profile of the portal's organisation, with its version. Throws 404. */
export const getProfile = async ({ db, env }: Deps, kind: ProfileKind) => {
  const profile = await lockProfile(db, kind, env.orgCode);
  if (!profile) throw noOrg();
  return { ...profile.data, version: profile.version };
};

/** The profile to save, and the version that was read. */
interface Saying {
  readonly kind: ProfileKind;
  readonly data: Record<string, unknown>;
  readonly seen: string | undefined;
}

const pictureOf = ({ wechatPicture }: Record<string, unknown>): string[] =>
  typeof wechatPicture === 'string' ? [wechatPicture] : [];

/** Changes the organisation's profile. Throws 409 for a stale version, and 404. */
export const changeProfile = async ({ db, env, now }: Deps, member: Member, { kind, data, seen }: Saying) =>
  db.transaction(async (tx) => {
    const before = await lockProfile(tx, kind, env.orgCode);
    if (!before) throw noOrg();
    const { id, version } = before;
    await requireVersion(tx, { subject: 'site-profile', id, seen, stored: version });
    await replacePictures(tx, member.userId, {
      before: pictureOf(before.data),
      after: pictureOf(data).map((url) => ({ url, field: 'wechatPicture' })),
      now: now(),
    });
    await updateProfile(tx, id, data);
    const changed = { actor: member, action: 'update', subject: 'site-profile', subjectId: id } as const;
    await recordChange(tx, { ...changed, before: before.data, after: data });
  });
