import { startOfDay } from '@portal/shared/rules';
import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';

const dayMs = 86_400_000;

/** Days in Asia/Shanghai, both inclusive. */
export interface Days {
  readonly startTime?: string;
  readonly endTime?: string;
}

export const withinDays = (column: Column, { startTime, endTime }: Days): SQL | undefined =>
  and(
    startTime === undefined ? undefined : gte(column, startOfDay(startTime)),
    endTime === undefined ? undefined : lt(column, new Date(startOfDay(endTime).getTime() + dayMs)),
  );
