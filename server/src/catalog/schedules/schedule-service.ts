import type { Schedule, ScheduleTimes } from '@portal/shared/contract';
import { scheduleDays, scheduleFault } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { findSchedule, putStep, type ScheduleSubject } from './schedule-repository.ts';

const words = {
  past: ['时间须晚于现在', 'Please choose a time in the future'],
  tooFar: [`时间须在 ${scheduleDays} 天之内`, `Please choose a time within ${scheduleDays} days`],
  order: ['下架时间须晚于上架时间', 'It can only be taken down after it is published'],
} as const;

const timesOf = ({ publish, takeDown }: Schedule): ScheduleTimes => ({
  publishAt: publish?.at ?? null,
  takeDownAt: takeDown?.at ?? null,
});

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/**
 * Sets, changes or cancels the steps of a product or an article, which the transaction has locked. Throws HttpError for
 * an instant in the past, one more than 366 days ahead, and a take-down before the publication.
 */
export const setSchedule = async (
  tx: Db,
  {
    member,
    subject,
    now,
  }: { readonly member: Member; readonly subject: ScheduleSubject; readonly now: Date },
  times: ScheduleTimes,
): Promise<Schedule> => {
  const fault = scheduleFault(times, now);
  if (fault) {
    const [zh, en] = words[fault.code];
    throw invalidField(fault.field, zh, en);
  }
  const before = timesOf(await findSchedule(tx, subject));
  await putStep(tx, subject, { action: 'publish', at: dateOf(times.publishAt), by: member });
  await putStep(tx, subject, { action: 'take-down', at: dateOf(times.takeDownAt), by: member });
  const schedule = await findSchedule(tx, subject);
  const change = { subject: subject.kind, subjectId: subject.id, before, after: timesOf(schedule) };
  await recordChange(tx, { ...change, actor: member, action: 'schedule' });
  return schedule;
};
