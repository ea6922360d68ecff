import { renderView } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { currentReleases, setReleases } from '../remotes/index.ts';
import { fakeRelease } from '../remotes/releases.fixture.ts';
import { View } from './view.tsx';

const form = { default: () => <input aria-label="name" /> };
jest.mock('../remotes/remote-container.ts', () => {
  const { fakeContainers } = jest.requireActual('../remotes/remote-container.fixture.ts');
  return fakeContainers(() => Promise.resolve(form));
});

const live = { mf_catalog: { current: fakeRelease('mf_catalog', 'live', 'index') } };
const canary = { mf_catalog: { current: fakeRelease('mf_catalog', 'canary', 'index', 'new/form') } };

let go: (name: string) => Promise<void>;
let drawAgain: () => Promise<void>;
const Portal = () => {
  const [name, setName] = useState('new/form');
  const [, setTimes] = useState(0);
  go = (next) => act(async () => startTransition(() => setName(next)));
  drawAgain = () => act(async () => setTimes((times) => times + 1));
  return (
    <Suspense>
      <View name={name} />
    </Suspense>
  );
};

test('a half-filled form outlives the canary that it came with, and is gone once it is left', async () => {
  setReleases(canary);
  const { person } = renderView(<Portal />, { answers: { 'GET /api/v1/releases/live': live } });
  await person.type(await screen.findByLabelText('name'), 'Li');
  act(() => setReleases(live));
  await drawAgain();
  expect(currentReleases()).toBe(live);
  expect(screen.getByLabelText('name')).toHaveValue('Li');
  await go('index');
  expect(await screen.findByLabelText('name')).toHaveValue('');
  expect(screen.getByLabelText('name').closest('[data-view]')).toHaveAttribute('data-release', 'live');
  await go('new/form');
  expect(screen.queryByLabelText('name')).toBeNull();
});

test('a menu may lead to a view that was released since this tab asked last', async () => {
  setReleases(live);
  let answer: (releases: typeof canary) => void = () => undefined;
  const waiting = new Promise<typeof canary>((resolve) => {
    answer = resolve;
  });
  renderView(<Portal />, { answers: { 'GET /api/v1/releases/live': () => waiting } });
  expect(screen.queryByText('404')).toBeNull();
  answer(canary);
  expect(await screen.findByLabelText('name')).toBeVisible();
});

test('a view that no release has is an unknown page, and is found when it comes later', async () => {
  setReleases(live);
  renderView(<Portal />, { answers: { 'GET /api/v1/releases/live': live } });
  expect(await screen.findByText('404')).toBeVisible();
  await act(async () => setReleases(canary));
  expect(await screen.findByLabelText('name')).toBeVisible();
});
