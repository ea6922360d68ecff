import { clearSession, storeToken } from '@portal/shared/session';
import { currentReleases, setReleases, startReleasePolling } from './live-releases.ts';
import { fakeRelease } from './releases.fixture.ts';

const live = (version: string) => ({ mf_catalog: { current: fakeRelease('mf_catalog', version, 'index') } });
const version = () => currentReleases().mf_catalog?.current.version;
const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let stop: () => void;
const start = (ask: () => Promise<ReturnType<typeof live>>) => {
  stop = startReleasePolling({ fetchReleases: ask, intervalMs: 5000 });
};

beforeEach(() => {
  jest.useFakeTimers();
  setReleases(live('old'));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('takes a new release within 5 s', async () => {
  start(() => Promise.resolve(live('new')));
  await jest.advanceTimersByTimeAsync(4999);
  expect(version()).toBe('old');
  await jest.advanceTimersByTimeAsync(1);
  expect(version()).toBe('new');
});

it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
  const ask = jest.fn(() => Promise.resolve(live('new')));
  start(ask);
  show('hidden');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(version()).toBe('new');
});

it('keeps what it has while the server does not answer, and goes on asking', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('offline')) as Promise<ReturnType<typeof live>>);
  start(ask);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(version()).toBe('old');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps what it has when something else answers in place of the server', async () => {
  const ask = jest.fn(async () => ({ mf_catalog: 'Welcome to the network' }) as never);
  start(ask);
  await jest.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(version()).toBe('old');
});

it('asks one question at a time', async () => {
  let answer: (releases: ReturnType<typeof live>) => void = () => undefined;
  const waiting = new Promise<ReturnType<typeof live>>((resolve) => {
    answer = resolve;
  });
  const ask = jest.fn(() => waiting);
  start(ask);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(live('new'));
  await jest.advanceTimersByTimeAsync(0);
  expect(version()).toBe('new');
});

it('asks at once when somebody signs in or out: they may be given others', async () => {
  const ask = jest.fn(() => Promise.resolve(live('theirs')));
  start(ask);
  storeToken('Bearer', 'abc');
  await jest.advanceTimersByTimeAsync(0);
  expect(version()).toBe('theirs');
  clearSession();
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks no more once it is stopped', async () => {
  const ask = jest.fn(() => Promise.resolve(live('new')));
  start(ask);
  stop();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
});
