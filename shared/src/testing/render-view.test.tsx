import { queryOf } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { people, refuse, renderView } from './index.ts';

const Notices = () => {
  const user = useSession((session) => session.user);
  const query = useQuery(queryOf('GET /api/sysRotation/byOrgCode/:code', { params: { code: 'A86' } }));
  return (
    <>
      <p>{user?.nickname ?? 'anonymous'}</p>
      <QueryView query={query} empty={(rows) => rows.length === 0}>
        {(rows) => rows.map(({ id, title }) => <p key={id}>{title.zh}</p>)}
      </QueryView>
    </>
  );
};

test('a view gets the configured answers and user', async () => {
  const { server } = renderView(<Notices />, {
    user: people.member,
    answers: {
      'GET /api/sysRotation/byOrgCode/:code': [{ id: 1, title: { zh: '海岛航班恢复' }, link: null }],
    },
  });
  expect(await screen.findByText('海岛航班恢复')).toBeVisible();
  expect(screen.getByText('visitor')).toBeVisible();
  expect(server.received('GET /api/sysRotation/byOrgCode/:code')[0]).toMatchObject({
    params: { code: 'A86' },
    headers: { Authorization: 'Bearer token-of-visitor' },
  });
});

test('a refusal is a toast and an error state, and a retry brings the data', async () => {
  const { server, person } = renderView(<Notices />, {
    answers: { 'GET /api/sysRotation/byOrgCode/:code': refuse('B0001', '公告暂时无法读取', { status: 503 }) },
  });
  await screen.findByRole('button', { name: '重试' });
  expect(screen.getAllByText('公告暂时无法读取')).toHaveLength(2);
  server.answer({ 'GET /api/sysRotation/byOrgCode/:code': [] });
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('暂无内容')).toBeVisible();
});
