import type { Session } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { deviceName } from './device-name.ts';
import { deleteDevice, deleteOtherDevices, listDevices } from './device-repository.ts';

type DeviceDeps = Pick<Deps, 'db' | 'now'>;

const most = 100;

/** A member's sessions, this device first, then by last use; at most 100. */
export const listOwnDevices = async ({ db, now }: DeviceDeps, member: Member): Promise<Session[]> =>
  (await listDevices(db, member, now(), most)).map(({ id, agent, address, createdAt, lastSeenAt }) => ({
    id,
    current: id === member.sessionId,
    device: deviceName(agent),
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));

/** Ends one session of the member, at once. Throws 404, also for another member's. */
export const signDeviceOut = ({ db }: DeviceDeps, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteDevice(tx, member.userId, id))) throw notFound();
    await recordChange(tx, { actor: member, action: 'sign-out', subject: 'session', subjectId: id });
  });

/** Ends all sessions of the member except this one, at once. */
export const signOthersOut = ({ db }: DeviceDeps, member: Member): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await deleteOtherDevices(tx, member);
    await recordChange(tx, {
      actor: member,
      action: 'sign-others-out',
      subject: 'user',
      subjectId: member.userId,
      after: { ended },
    });
  });
