import type { LiveRelease } from '@portal/shared/contract';
import { startFakeServer, takeConsoleErrors } from '@portal/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, startTransition, useState } from 'react';
import { currentReleases, setReleases } from './live-releases.ts';
import { usePendingView } from './pending-view.ts';
import { fakeRelease } from './releases.fixture.ts';
import { RemoteView, type UnavailableProps } from './remote-view.tsx';

type Modules = Record<string, () => Promise<{ default: ComponentType }>>;
const modules: Modules = {};

jest.mock('./remote-container.ts', () => {
  const { fakeContainers } = jest.requireActual('./remote-container.fixture.ts');
  return fakeContainers(
    ({ version }: LiveRelease, view: string) =>
      modules[`${view} ${version}`]?.() ?? Promise.reject(new Error('404')),
  );
});

const bring = (name: string, Component: ComponentType) => {
  modules[name] = () => Promise.resolve({ default: Component });
};
const says = (text: string) => () => <p>{text}</p>;

function Panel({ app, retry }: UnavailableProps) {
  return (
    <button type="button" onClick={retry}>
      {app} is away
    </button>
  );
}

let go: (name: string) => Promise<void>;
function Portal({ first }: { first: string }) {
  const [name, setName] = useState(first);
  go = (next) => act(async () => startTransition(() => setName(next)));
  return (
    <Suspense fallback="fallback">
      <output>{usePendingView() ?? 'idle'}</output>
      <RemoteView name={name} Unavailable={Panel} />
    </Suspense>
  );
}

const open = () => act(async () => void render(<Portal first="index" />));

let count = 0;
/** A fresh pair of releases for each test, as a tab remembers what it loaded. */
function releaseBoth(...views: string[]) {
  count += 1;
  const current = fakeRelease('mf_catalog', `new${count}`, ...views);
  const previous = fakeRelease('mf_catalog', `old${count}`, ...views);
  setReleases({ mf_catalog: { current, previous } });
  return { now: current.version, before: previous.version };
}

it('shows the view and says whose it is', async () => {
  const { now } = releaseBoth('index');
  bring(`index ${now}`, says('home'));
  await open();
  const root = (await screen.findByText('home')).closest('[data-view]');
  expect(root).toHaveAttribute('data-view', 'index');
  expect(root).toHaveAttribute('data-remote', 'mf_catalog');
  expect(root).toHaveAttribute('data-release', now);
});

it('keeps the old view until the new one has come, and says what it waits for', async () => {
  const { now } = releaseBoth('index', 'route');
  bring(`index ${now}`, says('home'));
  let arrive: (module: { default: ComponentType }) => void = () => undefined;
  modules[`route ${now}`] = () => new Promise((resolve) => (arrive = resolve));
  await open();
  await screen.findByText('home');
  await go('route');
  expect(screen.getByText('home')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('route');
  await act(async () => arrive({ default: says('routes') }));
  expect(await screen.findByText('routes')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

it('keeps a mounted view when its app gets a new release, and takes that at the next navigation', async () => {
  const first = releaseBoth('index', 'route');
  bring(`index ${first.now}`, says('home'));
  await open();
  await screen.findByText('home');
  const second = releaseBoth('index', 'route');
  bring(`route ${second.now}`, says('new routes'));
  expect(screen.getByText('home').closest('[data-view]')).toHaveAttribute('data-release', first.now);
  await go('route');
  expect((await screen.findByText('new routes')).closest('[data-view]')).toHaveAttribute(
    'data-release',
    second.now,
  );
});

it('keeps a half-filled form while a canary begins and ends, and goes back to what was loaded before', async () => {
  const live = releaseBoth('index', 'route');
  const before = currentReleases();
  const text = () => <input aria-label="name" />;
  for (const view of ['index', 'route']) bring(`${view} ${live.now}`, text);
  await open();
  fireEvent.change(await screen.findByLabelText('name'), { target: { value: 'Li' } });
  const canary = releaseBoth('index', 'route');
  bring(`route ${canary.now}`, says('tried'));
  expect(screen.getByLabelText('name')).toHaveValue('Li');
  await go('route');
  await screen.findByText('tried');
  setReleases(before);
  expect(screen.getByText('tried')).toBeVisible();
  await go('index');
  expect((await screen.findByLabelText('name')).closest('[data-view]')).toHaveAttribute(
    'data-release',
    live.now,
  );
});

it('asks whether another release has the view when the one that had it is gone', async () => {
  const { now } = releaseBoth('gone');
  await act(async () => void render(<Portal first="gone" />));
  const retry = await screen.findByRole('button', { name: 'mf_catalog is away' });
  act(() => setReleases({ mf_catalog: { current: fakeRelease('mf_catalog', `${now}b`, 'index') } }));
  const next = { mf_catalog: { current: fakeRelease('mf_catalog', `${now}c`, 'gone') } };
  startFakeServer({ 'GET /api/v1/releases/live': next });
  bring(`gone ${now}c`, says('back again'));
  await act(async () => retry.click());
  expect(await screen.findByText('back again')).toBeVisible();
});

it('offers a retry when no release brings the view', async () => {
  const { now } = releaseBoth('index');
  await open();
  const retry = await screen.findByRole('button', { name: 'mf_catalog is away' });
  bring(`index ${now}`, says('home'));
  await act(async () => retry.click());
  expect(await screen.findByText('home')).toBeVisible();
});

/** React tells every crash to the console, caught or not. */
const expectCrashes = () => expect(takeConsoleErrors().join()).toContain('crash');

describe('a view that crashes', () => {
  it('in its first render gives way to that of the release before', async () => {
    const { now, before } = releaseBoth('index');
    bring(`index ${now}`, () => {
      throw new Error('crash');
    });
    bring(`index ${before}`, says('home of before'));
    await open();
    const root = (await screen.findByText('home of before')).closest('[data-view]');
    expect(root).toHaveAttribute('data-release', before);
    expectCrashes();
  });

  it('later on leaves the retry to the visitor', async () => {
    const { now } = releaseBoth('index');
    bring(`index ${now}`, () => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('crash');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          break
        </button>
      );
    });
    await open();
    const button = await screen.findByRole('button', { name: 'break' });
    await act(async () => button.click());
    const retry = await screen.findByRole('button', { name: 'mf_catalog is away' });
    await act(async () => retry.click());
    expect(await screen.findByRole('button', { name: 'break' })).toBeVisible();
    expectCrashes();
  });
});
