import { type Answers, fillPreloadedCall, people, preloadedCalls, renderView } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import firstCalls from './first-calls.ts';
import Users from './views/system/user/index.tsx';

const answers = {
  'GET /api/v1/users/page': { list: [], total: 0 },
  'GET /api/v1/dept/options': [],
} satisfies Answers;

test.each([
  '',
  '?keywords=wang&status=1&pageNum=2&pageSize=20',
  '?deptId=3&startTime=2026-11-01&endTime=2026-11-20',
])('users%s first make only the calls that the shell preloads', async (search) => {
  const { server } = renderView(<Users />, { path: `/system/user${search}`, user: people.root, answers });
  const expected = firstCalls['system/user/index'].map((call) =>
    fillPreloadedCall(call, new URLSearchParams(search)),
  );
  await waitFor(() =>
    expect([...preloadedCalls(server, Object.keys(answers))].sort()).toEqual(expected.sort()),
  );
});
