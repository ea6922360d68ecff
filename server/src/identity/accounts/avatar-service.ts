import type { Account } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import {
  deleteOwn,
  insertPicture,
  newToken,
  pictureToken,
  pictureUrl,
  reEncodePicture,
} from '#src/media/pictures/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember, users } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { UploadLimit } from '#src/platform/http/index.ts';
import { getOwnAccount } from './own-account.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Replaces the member's avatar, or removes it; the previous one is deleted if it was uploaded here. */
const replaceAvatar = async (tx: Db, member: Member, avatar: string | null, now: Date): Promise<void> => {
  const own = eq(users.id, member.userId);
  const [row] = await tx.select({ avatar: users.avatar }).from(users).where(own);
  const before = row?.avatar ?? null;
  if (before === avatar) return;
  const token = before === null ? undefined : pictureToken(before);
  if (token !== undefined) await deleteOwn(tx, member.userId, token);
  await tx.update(users).set({ avatar, updatedAt: now }).where(own);
  await recordChange(tx, {
    actor: member,
    action: 'update',
    subject: 'user',
    subjectId: member.userId,
    before: { avatar: before },
    after: { avatar },
  });
};

/** Sets a member's avatar, square and 256 pixels wide. Throws A0701 and A0702 like `reEncodePicture`. */
export const setAvatar = async (
  { db, now, limitUploads }: Needs & { readonly limitUploads: UploadLimit },
  member: Member,
  bytes: Buffer,
): Promise<Account> => {
  const { userId } = member;
  const made = await limitUploads(userId, () => reEncodePicture(bytes, 'square'));
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const token = newToken();
    await insertPicture(tx, { ...made, token, userId, usedAt: now(), createdAt: now() });
    await replaceAvatar(tx, member, pictureUrl(token), now());
    return getOwnAccount(tx, userId);
  });
};

/** Removes a member's avatar; without one it does nothing. */
export const removeAvatar = ({ db, now }: Needs, member: Member): Promise<Account> =>
  db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    await replaceAvatar(tx, member, null, now());
    return getOwnAccount(tx, member.userId);
  });
