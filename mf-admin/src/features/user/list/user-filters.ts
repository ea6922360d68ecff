import type { CallInput } from '@portal/shared/contract';
import { isDay } from '@portal/shared/rules';

export type UserPageQuery = NonNullable<CallInput<'GET /api/v1/users/page'>['query']>;

export const pageSizes = [10, 20, 50, 100] as const;

/** What the list of users is narrowed by; the days are days of creation in Asia/Shanghai, both included. */
export interface UserFilters {
  readonly keywords?: string;
  readonly status?: 0 | 1;
  readonly deptId?: number;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export type UserFilterName = keyof UserFilters;

const maxPage = 10_000;

const whole = (text: string | undefined, max: number): number | undefined =>
  text && /^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined;

const statusIn = (text: string | undefined): 0 | 1 | undefined =>
  text === '0' ? 0 : text === '1' ? 1 : undefined;

const daysIn = (from: string | undefined, to: string | undefined) => {
  const [startTime, endTime] = [from, to].map((day) => (day && isDay(day) ? day : undefined));
  const reversed = startTime !== undefined && endTime !== undefined && startTime > endTime;
  return reversed ? { startTime: endTime, endTime: startTime } : { startTime, endTime };
};

/** Reads the filters out of a URL's parameters; whatever is there, the answer can be asked for. */
export const readFilters = (get: (name: UserFilterName) => string | undefined): UserFilters => ({
  keywords: get('keywords')?.trim().slice(0, 100) || undefined,
  status: statusIn(get('status')),
  deptId: whole(get('deptId'), Number.MAX_SAFE_INTEGER),
  ...daysIn(get('startTime'), get('endTime')),
  pageNum: whole(get('pageNum'), maxPage) ?? 1,
  pageSize: pageSizes.find((size) => String(size) === get('pageSize')) ?? pageSizes[0],
});

/** The filters without the page: what an export takes. */
export const narrowing = ({ pageNum: _pageNum, pageSize: _pageSize, ...rest }: UserFilters) => rest;

/** Whether any filter narrows the list now. */
export const isNarrowed = (filters: UserFilters): boolean =>
  Object.values(narrowing(filters)).some((value) => value !== undefined);

/** What to set in the URL so that all users are listed. */
export const allUsers = {
  keywords: undefined,
  status: undefined,
  deptId: undefined,
  startTime: undefined,
  endTime: undefined,
} as const satisfies Partial<Record<UserFilterName, undefined>>;
