import { toastDuration } from '@portal/shared/config';
import { act, render, screen } from '@testing-library/react';
import { AccountCard } from './account-card.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const card = (refused: string | undefined) => (
  <AccountCard title="登录" lead="" refused={refused} onSubmit={() => undefined} links={null}>
    <input aria-label="用户名" />
  </AccountCard>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a refusal is shown once its toast has gone, until the next attempt', () => {
  const { rerender } = render(card('用户名或密码错误'));
  pass(toastDuration - 1);
  expect(screen.queryByText('用户名或密码错误')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('用户名或密码错误')).toBeVisible();
  rerender(card(undefined));
  pass(0);
  expect(screen.queryByText('用户名或密码错误')).not.toBeInTheDocument();
});
