import type { CallInput, Deputyship } from '@portal/shared/contract';
import { addDays, dayOf, rootRole } from '@portal/shared/rules';
import { insertMessages } from '#src/identity/messages/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound, requireDayOrder } from '#src/platform/errors/index.ts';
import { findCandidate, type Naming } from './candidate-repository.ts';
import {
  countDeputyships,
  type Days,
  deleteDeputyship,
  insertDeputyship,
  listDeputies,
  overlaps,
} from './deputy-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Form = CallInput<'POST /api/v1/approvals/deputies'>['body'];

const audit = { subject: 'deputy' } as const;

/** The longest deputyship in days, and how many current and coming ones a user has on each side. */
const [maxDays, maxDeputyships] = [92, 10];

/** The current and coming deputies of a member, by their first day. */
export const listOwnDeputies = ({ db, now }: Needs, { userId }: Member): Promise<Deputyship[]> =>
  listDeputies(db, userId, dayOf(now()));

const requirePeriod = ({ firstDay, lastDay }: Form, today: string): void => {
  if (firstDay < today)
    throw invalidField('firstDay', '开始日期不能早于今天', 'The first day must not be in the past');
  requireDayOrder(firstDay, lastDay, 'lastDay');
  if (lastDay > addDays(firstDay, maxDays - 1))
    throw invalidField('lastDay', `最多 ${maxDays} 天`, `At most ${maxDays} days`);
};

const requireNameable = async (tx: Db, naming: Naming, { deputyId }: Form) => {
  if (naming.member.roles.includes(rootRole))
    throw invalidField('deputyId', '超级管理员不能由他人代理', 'ROOT cannot be represented');
  if (deputyId === naming.member.userId)
    throw invalidField('deputyId', '不能由自己代理', 'You cannot represent yourself');
  const found = await findCandidate(tx, naming, deputyId);
  if (found) return found;
  throw invalidField(
    'deputyId',
    '只能选择数据范围内已启用的员工',
    'Only an enabled member of staff within your data scope',
  );
};

/** Throws for days that overlap, and beyond the number of deputyships of either of the two locked users. */
const requireFree = async (tx: Db, days: Days, today: string): Promise<void> => {
  if (await overlaps(tx, days))
    throw invalidField(
      'firstDay',
      '这位同事在这些日期中已是您的代理人',
      'This colleague is your deputy on some of these days already',
    );
  if ((await countDeputyships(tx, 'principalId', days.principalId, today)) >= maxDeputyships)
    throw invalidField('deputyId', `最多 ${maxDeputyships} 项代理`, `At most ${maxDeputyships} deputies`);
  if ((await countDeputyships(tx, 'deputyId', days.deputyId, today)) >= maxDeputyships)
    throw invalidField(
      'deputyId',
      `这位同事已代理 ${maxDeputyships} 人，请选择其他同事`,
      `This colleague represents ${maxDeputyships} people already: choose somebody else`,
    );
};

const notifyDeputy = (tx: Db, { username }: Member, { deputyId, firstDay, lastDay }: Form, id: number) =>
  insertMessages(tx, [
    {
      ...{ userId: deputyId, category: 'notice', source: `deputy ${id}`, path: '/business/approvals' },
      title: { zh: `${username} 请您代为审批`, en: `You decide on approvals for ${username}` },
      body: {
        zh: `${firstDay} 至 ${lastDay}，${username} 可以审批的事项您也可以代为审批。`,
        en: `From ${firstDay} to ${lastDay} you may decide on what ${username} may decide on.`,
      },
    },
  ]);

/**
 * Names a deputy of a member, who gets a message. Throws 400 for `deputyId` (themselves, not enabled, not staff, beyond the
 * data scope, too many), `firstDay` (in the past, overlapping) and `lastDay` (before the first, more than 92 days).
 */
export const nameDeputy = ({ db, now }: Needs, naming: Naming, form: Form): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const { member } = naming;
    const today = dayOf(now());
    requirePeriod(form, today);
    const days = { ...form, principalId: member.userId };
    for (const id of [days.principalId, days.deputyId].toSorted((one, other) => one - other))
      await lockMember(tx, id);
    const { username } = await requireNameable(tx, naming, form);
    await requireFree(tx, days, today);
    const id = await insertDeputyship(tx, days, today);
    await notifyDeputy(tx, member, form, id);
    const after = { deputy: username, firstDay: form.firstDay, lastDay: form.lastDay };
    await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
    return { id };
  });

/** Ends a deputyship of a member at once, or cancels a coming one. Throws 404 when it is over, or another's. */
export const endDeputyship = ({ db, now }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const ended = await deleteDeputyship(tx, member.userId, id, dayOf(now()));
    if (!ended) throw notFound('这项代理已结束', 'This deputyship has ended');
    const { deputyId, firstDay, lastDay } = ended;
    const before = { deputyId, firstDay, lastDay };
    await recordChange(tx, { ...audit, actor: member, action: 'delete', subjectId: id, before });
  });
