/** What a view asks for first, by its address: the shell asks it before the view is there. */
export default {
  'system/user/index': [
    'GET /api/v1/users/page?keywords={query.keywords}&status={query.status}&deptId={query.deptId}' +
      '&startTime={query.startTime}&endTime={query.endTime}' +
      '&pageNum=1&pageNum={query.pageNum}&pageSize=10&pageSize={query.pageSize}',
    'GET /api/v1/dept/options',
  ],
} satisfies Record<string, readonly string[]>;
