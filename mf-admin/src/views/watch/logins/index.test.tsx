import { describeList } from '#src/list/testing/describe-list.tsx';
import Logins from './index.tsx';

describeList({
  screen: <Logins />,
  path: '/watch/logins',
  call: 'GET /api/v1/watch/logins/page',
  page: {
    list: [
      {
        ...{ id: 7, username: 'lan', userId: 3, result: 'success', device: 'Chrome · Windows' },
        ...{ address: '203.0.113.7', createdAt: '2026-11-22T02:00:00Z' },
      },
    ],
    total: 1,
  },
  shown: '203.0.113.7',
  filter: { label: '结果', choose: '成功', query: { result: 'success' } },
  empty: '没有符合条件的记录',
});
