import { startBrowser, takeConsoleErrors } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../browser.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const Screen = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error('crash');
  return <p>fine</p>;
};
const at = (place: string, broken: boolean) => (
  <ErrorBoundary place={place}>
    <Screen broken={broken} />
  </ErrorBoundary>
);

test('a crash shows a panel with reload, and a navigation resets it', async () => {
  startBrowser();
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const { rerender } = render(at('/a', true));
  takeConsoleErrors();
  expect(screen.getByRole('alert')).toHaveTextContent('页面出错了');
  await userEvent.click(screen.getByRole('button', { name: '刷新页面' }));
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(at('/a', false));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(at('/b', false));
  expect(screen.getByText('fine')).toBeVisible();
});
