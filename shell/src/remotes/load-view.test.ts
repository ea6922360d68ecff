import './federation.fixture.ts';
import type { LiveRelease } from '@portal/shared/contract';
import { findView, type ViewSource } from './find-view.ts';
import { host } from './host.ts';
import { setReleases } from './live-releases.ts';
import { watchLoads } from './load-reports.ts';
import { loadPreviousView, loadView, RemoteUnavailable } from './load-view.ts';
import { fakeRelease } from './releases.fixture.ts';

type Answer = 'view' | 'error' | 'silence';
const View = () => null;
let steps: string[] = [];
watchLoads(({ step, version }) => steps.push(`${step} ${version}`));

let count = 0;
/** A live and a previous release, with the results of their entries by attempt. */
const setUp = (answers: { now: Answer[]; before?: Answer[] }, views = ['index']): ViewSource => {
  count += 1;
  const current = { ...fakeRelease('mf_catalog', `new${count}`, 'index'), globalName: `now_${count}` };
  const previous = { ...fakeRelease('mf_catalog', `old${count}`, ...views), globalName: `before_${count}` };
  const known = answers.before ? { current, previous } : { current };
  setReleases({ mf_catalog: known });
  leave(current, answers.now);
  leave(previous, answers.before ?? []);
  return findView({ mf_catalog: known }, 'index') as ViewSource;
};

/** Every attempt takes the container, so each finds one with the next result. */
const leave = ({ globalName }: LiveRelease, answers: Answer[]): void => {
  const get = async () => {
    const answer = answers.shift();
    if (answer === 'silence') return new Promise<never>(() => undefined);
    if (answer === 'error') throw new Error('404');
    return () => ({ default: View });
  };
  Object.defineProperty(globalThis, globalName, {
    get: () => ({ init: () => undefined, get }),
    set: () => undefined,
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  steps = [];
});
afterEach(() => jest.useRealTimers());

const named = (steps: readonly string[]): string[] => steps.map((step) => step.replace(/\d+$/, ''));

it('gives the view of the live release', async () => {
  const source = setUp({ now: ['view'] });
  await expect(loadView(source)).resolves.toEqual({
    name: 'index',
    release: source.release,
    Component: View,
  });
  expect(named(steps)).toEqual(['loaded new']);
});

it('reports one loaded view when the retry has helped', async () => {
  await loadView(setUp({ now: ['error', 'view'] }));
  expect(named(steps)).toEqual(['failed new', 'retry new', 'loaded new']);
});

it('takes the previous release when the live one fails twice', async () => {
  const source = setUp({ now: ['error', 'error'], before: ['view'] });
  await expect(loadView(source)).resolves.toMatchObject({ release: source.previous });
  expect(named(steps)).toEqual(['failed new', 'retry new', 'failed new', 'previous old', 'loaded old']);
});

it('takes the previous release 7 s after the start when the live one is silent', async () => {
  const source = setUp({ now: ['silence', 'silence'], before: ['view'] });
  const loaded = loadView(source);
  await jest.advanceTimersByTimeAsync(6999);
  expect(named(steps)).toEqual(['failed new', 'retry new']);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toMatchObject({ release: source.previous });
});

it('gives up 9 s after the start when all are silent', async () => {
  const source = setUp({ now: ['silence', 'silence'], before: ['silence', 'silence'] });
  const failure = loadView(source).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(8999);
  expect(named(steps).at(-1)).toBe('previous old');
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(RemoteUnavailable);
  expect(named(steps).at(-1)).toBe('unavailable new');
});

it('rejects with RemoteUnavailable when nothing helps, and starts over at the next load', async () => {
  const source = setUp({ now: ['error', 'error', 'view'] });
  const failure = await loadView(source).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteUnavailable);
  expect(failure).toMatchObject({ app: 'mf_catalog', view: 'index', cause: new Error('404') });
  await expect(loadView(source)).resolves.toMatchObject({ release: source.release });
});

it('has no previous release to take when that did not have the view', async () => {
  const source = setUp({ now: ['error', 'error'], before: ['view'] }, ['other']);
  await expect(loadView(source)).rejects.toThrow(RemoteUnavailable);
});

it('replaces a crashed view by that of the previous release', async () => {
  const source = setUp({ now: [], before: ['view'] });
  await expect(loadPreviousView(source, new Error('crash'))).resolves.toMatchObject({
    release: source.previous,
  });
  expect(named(steps)).toEqual(['previous old', 'loaded old']);
});

it('keeps one remote an app, and registers it anew for another release only', async () => {
  const { release } = setUp({ now: ['view'] });
  const registered = () => host.options.remotes.filter(({ name }) => name === 'mf_catalog');
  const [before] = registered();
  setReleases({ mf_catalog: { current: { ...release } } });
  expect(registered()).toEqual([before]);
  expect(registered()[0]).toBe(before);
  const { release: next } = setUp({ now: ['view'] });
  expect(registered()).toMatchObject([{ version: next.version, entryGlobalName: next.globalName }]);
});
