import { call, queryOf } from '@portal/shared/api';
import type { Schedule, ScheduleTimes } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';
import type { ProposedTimes } from './schedule-form.ts';

const calls = {
  product: {
    read: 'GET /api/v1/products/:id/schedule',
    write: 'PUT /api/v1/products/:id/schedule',
    page: 'GET /api/v1/products/page',
  },
  article: {
    read: 'GET /api/v1/articles/:id/schedule',
    write: 'PUT /api/v1/articles/:id/schedule',
    page: 'GET /api/v1/articles/page',
  },
} as const;

/** What is published and taken down by a schedule. */
export type ScheduleSubject = keyof typeof calls;

const optionsOf = (subject: ScheduleSubject, id: number) =>
  queryOf(calls[subject].read, { params: { id } }, { quiet: true });

/** When a product or an article is published and taken down by itself. */
export const useSchedule = (subject: ScheduleSubject, id: number) => useQuery(optionsOf(subject, id));

const upcoming = (step: Schedule['publish']): string | null => (step?.failure ? null : (step?.at ?? null));

/** The instants that are still to come, never cached. */
export const useScheduleTimes = (subject: ScheduleSubject, id: number) =>
  useQuery({
    ...optionsOf(subject, id),
    staleTime: 0,
    select: ({ publish, takeDown }): ScheduleTimes => ({
      publishAt: upcoming(publish),
      takeDownAt: upcoming(takeDown),
    }),
  });

/** Whether a publication by the user has to be proposed. */
export const useIsProposal = (subject: ScheduleSubject): boolean =>
  useQuery({
    ...queryOf('GET /api/v1/products/publishing', {}, { quiet: true }),
    enabled: subject === 'product',
  }).data?.needsApproval === true;

export const useSetSchedule = (subject: ScheduleSubject, id: number) => {
  const { read, write, page } = calls[subject];
  return useChange([read, page, 'GET /api/v1/products/:id/publishing'], (times: ProposedTimes) => {
    const { publishAt, takeDownAt, reason } = times;
    const body = { publishAt, takeDownAt, ...(reason && { reason }) };
    return call(write, { params: { id }, body });
  });
};
