import { describeList } from '#src/list/testing/describe-list.tsx';
import Files from './index.tsx';

describeList({
  screen: <Files />,
  path: '/watch/files',
  call: 'GET /api/v1/watch/files/page',
  page: {
    list: [
      {
        ...{
          id: 'visa:4',
          kind: 'visa',
          name: 'passport.pdf',
          size: 2048,
          ownerId: 3,
          owner: 'lan',
          used: true,
        },
        ...{ type: 'application/pdf', url: null, createdAt: '2026-11-22T02:00:00Z' },
      },
    ],
    total: 1,
  },
  shown: 'passport.pdf',
  filter: { label: '使用情况', choose: '未使用', query: { used: '0' } },
  empty: '没有符合条件的文件',
});
