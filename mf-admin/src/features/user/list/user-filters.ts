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

/** The filters with the earlier day first. */
export const inOrder = (filters: UserFilters): UserFilters => {
  const { startTime, endTime } = filters;
  const reversed = startTime !== undefined && endTime !== undefined && startTime > endTime;
  return reversed ? { ...filters, startTime: endTime, endTime: startTime } : filters;
};

/** The filters without the page: what an export takes. */
export const narrowing = ({ pageNum: _pageNum, pageSize: _pageSize, ...rest }: UserFilters) => rest;
