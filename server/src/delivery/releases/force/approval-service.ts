import type { CallData, GateFailure, ReleaseEvent } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, HttpError, type Member } from '#src/platform/errors/index.ts';
import type { ReleaseKey } from '../release-repository.ts';
import * as repository from './approval-repository.ts';
import { type ForcePerson, isSecondPerson, personOf } from './force-person.ts';
import type { Force } from './read-force.ts';

/** The most unused approvals of one approver. */
const maxApprovals = 20;

/** For how long an approval is valid. */
const dayMs = 86_400_000;

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

type Call = 'POST /api/v1/releases/force-approvals';

const checkRoom = async (tx: Db, key: ReleaseKey, approver: string): Promise<void> => {
  if ((await repository.countOthers(tx, { ...key, approver })) < maxApprovals) return;
  throw conflict(
    errorCodes.wrongState,
    `您有 ${maxApprovals} 个未使用的批准，请等它们使用或过期`,
    `You have ${maxApprovals} unused approvals: wait until they are used or expire`,
  );
};

/**
 * Approves that somebody else forces failed checks of a version, which may be unpublished: for 24 hours, for its
 * publication and one move (decision 87). A repeated approval counts from now on. Who may use it is decided when it is
 * used. Throws 409 at 20 unused approvals of the caller.
 */
export const approveForce = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
  { reason, ...key }: ReleaseKey & { readonly reason: string },
): Promise<CallData<Call>> =>
  db.transaction(async (tx) => {
    await repository.lockApprovals(tx);
    const createdAt = now();
    await repository.deleteOldApprovals(tx, dayBefore(createdAt));
    const { name: approver, ...person } = personOf(member);
    await checkRoom(tx, key, approver);
    await repository.saveApproval(tx, { ...key, approver, ...person, reason, createdAt });
    const subjectId = `${key.app} ${key.version}`;
    const change = { action: 'approve', subject: 'release-force', subjectId, after: { reason } } as const;
    await recordChange(tx, { actor: member, ...change });
    return { ...key, approver, endsAt: new Date(createdAt.getTime() + dayMs).toISOString() };
  });

/** A version whose checks failed, and who forces them. */
export interface ForcedRelease {
  readonly key: ReleaseKey;
  readonly force: Force;
  readonly failures: readonly GateFailure[];
}

/** 403 A0235 with the failures. `given` are approvals that do not count. */
const unapproved = (
  { key: { app, version }, failures }: ForcedRelease,
  given: readonly repository.StoredApproval[],
): HttpError => {
  const command = `npm run release -- approve-force ${app} ${version} --reason "…"`;
  const names = given.map(({ approver }) => approver);
  const [zh, en] =
    names.length === 0
      ? ['', '']
      : [
          `（${names.join('、')} 的批准不算：与您是同一人或同一团队）`,
          ` (the approval of ${names.join(', ')} does not count: the same person or team as you)`,
        ];
  return new HttpError(
    {
      zh: `强制 ${app} ${version} 需要另一个人先批准，须来自其他团队或运维${zh}：在“发布管理”页面批准，或运行 ${command}`,
      en: `Forcing ${app} ${version} needs the approval of a second person, of another team or operations${en}: on the Releases screen, or by ${command}`,
    },
    { status: 403, code: errorCodes.forceUnapproved, data: { failures } },
  );
};

const stored = ({ approver, ...approval }: repository.StoredApproval): ForcePerson => ({
  name: approver,
  ...approval,
});

/** At least one approval by a second person, the oldest first. Throws 403 A0235. */
const listCounting = async (db: Db, order: ForcedRelease): Promise<repository.StoredApproval[]> => {
  const { key, force } = order;
  const given = await repository.listApprovals(db, key, dayBefore(force.at));
  const counting = given.filter((approval) => isSecondPerson(stored(approval), force.by));
  if (counting.length === 0) throw unapproved(order, given);
  return counting;
};

/** The second person for the history; null when none is required. */
type Approval = ReleaseEvent['approval'];

const shown = ({ approver, reason }: repository.StoredApproval): Approval => ({ approver, reason });

/**
 * The approval of a forced publication. It stays for the move: a version is published once. Throws 403 A0235 without
 * one by a second person.
 */
export const findApproval = async (db: Db, order: ForcedRelease): Promise<Approval> => {
  if (order.force.alone) return null;
  const [approval] = await listCounting(db, order);
  return approval ? shown(approval) : null;
};

/**
 * Uses the approval of a forced move, in its transaction: each is used once, also by concurrent moves. Throws 403 A0235
 * without one by a second person.
 */
export const takeApproval = async (tx: Db, order: ForcedRelease): Promise<Approval> => {
  if (order.force.alone) return null;
  for (const approval of await listCounting(tx, order))
    if (await repository.deleteApproval(tx, approval)) return shown(approval);
  throw unapproved(order, []);
};
