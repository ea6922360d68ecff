import { ApiError } from '@portal/shared/api';
import { people, renderView } from '@portal/shared/testing';
import { Button, ErrorState, NeedsMember, QueryView, Section } from '@portal/shared/ui';
import { screen } from '@testing-library/react';

const reload = jest.fn();
const draw = (rows: readonly string[]) => rows.map((row) => <p key={row}>{row}</p>);
const view = (state: { data?: string[]; error?: unknown }) => (
  <QueryView
    query={{ data: undefined, error: null, refetch: reload, ...state }}
    skeleton={<i>…</i>}
    empty={(rows) => rows.length === 0}
    emptyState={<p>没有线路</p>}
  >
    {draw}
  </QueryView>
);

test('a loading query has a status', () => {
  renderView(view({}));
  expect(screen.getByText('加载中')).toBeInTheDocument();
  expect(screen.getByText('…')).toBeVisible();
});

test('a query without rows shows the empty state, one with rows the rows', () => {
  const { rerender } = renderView(view({ data: [] }));
  expect(screen.getByText('没有线路')).toBeVisible();
  rerender(view({ data: ['硇洲岛'] }));
  expect(screen.getByText('硇洲岛')).toBeVisible();
});

test('cached data stays when a refetch fails', () => {
  renderView(view({ data: ['硇洲岛'], error: new Error('x') }));
  expect(screen.getByText('硇洲岛')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed query shows the message of the server and can be retried', async () => {
  const error = new ApiError('线路已下架', { status: 400, code: 'A0401' });
  const { person } = renderView(view({ error }));
  expect(screen.getByRole('alert')).toHaveTextContent('线路已下架');
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the text of a program error is not shown', () => {
  renderView(<ErrorState error={new TypeError('x is undefined')} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
});

test('a visitor is asked to log in and returns here with the query', () => {
  renderView(<NeedsMember>订单</NeedsMember>, { path: '/route/preview?id=7&day=2026-12-24' });
  expect(screen.queryByText('订单')).toBeNull();
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Froute%2Fpreview%3Fid%3D7%26day%3D2026-12-24',
  );
});

test('a member sees the content', () => {
  renderView(<NeedsMember>订单</NeedsMember>, { user: people.member });
  expect(screen.getByText('订单')).toBeVisible();
});

test('a busy button cannot be pressed again', async () => {
  const press = jest.fn();
  const { person } = renderView(
    <Button busy onClick={press}>
      支付
    </Button>,
  );
  await person.click(screen.getByRole('button', { name: '支付' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a section is named by its heading', () => {
  renderView(<Section title="推荐线路">…</Section>);
  expect(screen.getByRole('region', { name: '推荐线路' })).toBeVisible();
});
