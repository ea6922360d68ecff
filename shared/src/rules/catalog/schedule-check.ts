import type { ScheduleTimes } from '@portal/shared/contract';

/** How many days ahead a step can be scheduled. */
export const scheduleDays = 366;

const dayMs = 24 * 3_600_000;

interface ScheduleFault {
  readonly field: keyof ScheduleTimes;
  readonly code: 'past' | 'tooFar' | 'order';
}

const timeFault = (field: keyof ScheduleTimes, at: string | null, now: Date): ScheduleFault | undefined => {
  const ahead = at === null ? 1 : Date.parse(at) - now.getTime();
  if (ahead <= 0) return { field, code: 'past' };
  return ahead > scheduleDays * dayMs ? { field, code: 'tooFar' } : undefined;
};

/**
 * What is wrong with the instants of a schedule: one that is not in the future, one more than 366 days ahead, or a
 * take-down before the publication. Undefined when nothing is.
 */
export const scheduleFault = (
  { publishAt, takeDownAt }: ScheduleTimes,
  now: Date,
): ScheduleFault | undefined => {
  const fault = timeFault('publishAt', publishAt, now) ?? timeFault('takeDownAt', takeDownAt, now);
  if (fault || publishAt === null || takeDownAt === null) return fault;
  return Date.parse(takeDownAt) <= Date.parse(publishAt) ? { field: 'takeDownAt', code: 'order' } : undefined;
};
