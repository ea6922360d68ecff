import type { Session } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { confirmOwner } from '../password/confirm-password.ts';
import { endDevice, endOtherDevices } from '../session-end-repository.ts';
import { deviceName } from './device-name.ts';
import { hasDevice, listDevices } from './device-repository.ts';

const most = 100;

/** A member's sessions, this device first, then by last use; at most 100. */
export const listOwnDevices = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
): Promise<Session[]> =>
  (await listDevices(db, member, now(), most)).map(({ id, agent, address, createdAt, lastSeenAt }) => ({
    id,
    current: id === member.sessionId,
    device: deviceName(agent),
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));

interface Ending {
  readonly id: number;
  /** Of members without a second factor. */
  readonly password?: string;
}

/**
 * Ends one session of the member, at once. Throws 404, also for another member's, and like {@link confirmOwner} unless
 * the member proves who they are.
 */
export const signDeviceOut = async (deps: Deps, member: Member, { id, password }: Ending): Promise<void> => {
  if (!(await hasDevice(deps.db, member.userId, id))) throw notFound();
  await confirmOwner(deps, member, password);
  await deps.db.transaction(async (tx) => {
    if (!(await endDevice(tx, member.userId, id))) throw notFound();
    await recordChange(tx, { actor: member, action: 'sign-out', subject: 'session', subjectId: id });
  });
};

/** Ends all sessions of the member except this one, at once. Throws like {@link confirmOwner}. */
export const signOthersOut = async (
  deps: Deps,
  member: Member,
  password: string | undefined,
): Promise<void> => {
  await confirmOwner(deps, member, password);
  await deps.db.transaction(async (tx) => {
    const ended = await endOtherDevices(tx, member, 'device');
    await recordChange(tx, {
      actor: member,
      action: 'sign-others-out',
      subject: 'user',
      subjectId: member.userId,
      after: { ended },
    });
  });
};
