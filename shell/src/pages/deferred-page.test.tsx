import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { deferredPage } from './deferred-page.tsx';

const world: typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;
afterEach(() => {
  world.IS_REACT_ACT_ENVIRONMENT = true;
});

const Hello = () => <h1>你好</h1>;

test('a prefetched page is rendered at once', async () => {
  const load = jest.fn(async () => Hello);
  const Page = deferredPage(load);
  Page.prefetch();
  await load.mock.results[0]?.value;
  renderView(<Page />);
  expect(screen.getByRole('heading', { name: '你好' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a placeholder is shown until the chunk has loaded', async () => {
  const Page = deferredPage(async () => Hello);
  renderView(<Page />);
  expect(screen.getByRole('status')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '你好' })).toBeVisible();
});

test('a chunk that loads between render and effect is rendered', async () => {
  let arrive: () => void = () => undefined;
  const Page = deferredPage(
    () =>
      new Promise<typeof Hello>((resolve) => {
        arrive = () => resolve(Hello);
      }),
  );
  Page.prefetch();
  const Drawn = () => {
    useLayoutEffect(() => arrive(), []);
    return <Page />;
  };
  // As in a browser, where a render and its effects are separate tasks.
  world.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Drawn />);
  expect(await screen.findByRole('heading', { name: '你好' })).toBeVisible();
  root.unmount();
  place.remove();
});

test('a failed chunk offers a reload, also after a failed prefetch', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = deferredPage(() => Promise.reject(new Error('no network')));
  Page.prefetch();
  renderView(
    <ErrorBoundary place="/register">
      <Page />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  error.mockRestore();
});
