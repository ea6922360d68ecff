import { type LoadReport, loadPrevious, loadView, RemoteUnavailable } from './load-view.ts';
import { fakeRelease } from './releases.fixture.ts';

const release = fakeRelease('mf_catalog', 'new', 'index');
const previous = fakeRelease('mf_catalog', 'old', 'index');
const source = { name: 'index', app: 'mf_catalog', release, previous } as const;
const View = () => null;

type Answer = 'view' | 'slow view' | 'error' | 'silence';

/** A loader that gives one answer after the other, and what it was asked and told. */
function setUp(...answers: Answer[]) {
  const asked: string[] = [];
  const steps: string[] = [];
  const loadModule = async (from: typeof release, _view: string, again: boolean) => {
    asked.push(again ? `${from.version} again` : from.version);
    const answer = answers.shift();
    if (answer === 'slow view') await new Promise((resolve) => setTimeout(resolve, 5000));
    if (answer === 'silence') return new Promise<never>(() => undefined);
    if (answer === 'error') throw new Error('404');
    return { default: View };
  };
  const report = ({ step, version }: LoadReport) => void steps.push(`${step} ${version}`);
  return { asked, steps, loading: { loadModule, report } };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the view of the live release', async () => {
  const { loading, steps } = setUp('view');
  await expect(loadView(source, loading)).resolves.toEqual({ name: 'index', release, Component: View });
  expect(steps).toEqual(['loaded new']);
});

it('tries once more when the first attempt fails', async () => {
  const { loading, steps } = setUp('error', 'view');
  await expect(loadView(source, loading)).resolves.toMatchObject({ release });
  expect(steps).toEqual(['failed new', 'retry new', 'loaded new']);
});

it('takes the good release before when the live one fails twice', async () => {
  const { loading, steps, asked } = setUp('error', 'error', 'view');
  await expect(loadView(source, loading)).resolves.toMatchObject({ release: previous });
  expect(asked).toEqual(['new', 'new again', 'old']);
  expect(steps).toEqual(['failed new', 'retry new', 'failed new', 'previous old', 'loaded old']);
});

it('begins a silent release again after 3 s, and takes the one before after 7', async () => {
  const { loading, asked, steps } = setUp('silence', 'silence', 'view');
  const loaded = loadView(source, loading);
  await jest.advanceTimersByTimeAsync(2999);
  expect(asked).toEqual(['new']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['new', 'new again']);
  await jest.advanceTimersByTimeAsync(4000);
  await expect(loaded).resolves.toMatchObject({ release: previous });
  expect(steps).toEqual(['failed new', 'retry new', 'failed new', 'previous old', 'loaded old']);
});

it('gives up 9 s after the beginning when all are silent', async () => {
  const { loading, steps } = setUp('silence', 'silence', 'silence');
  const failure = loadView(source, loading).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(8999);
  expect(steps.at(-1)).toBe('previous old');
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(RemoteUnavailable);
});

it('takes the first attempt when that comes after all', async () => {
  const { loading } = setUp('slow view', 'silence');
  const loaded = loadView(source, loading);
  await jest.advanceTimersByTimeAsync(5000);
  await expect(loaded).resolves.toMatchObject({ release });
});

it('does not wait for a first attempt that hangs when the second fails', async () => {
  const { loading } = setUp('silence', 'error', 'view');
  const loaded = loadView(source, loading);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(loaded).resolves.toMatchObject({ release: previous });
});

it('says that the remote is unavailable when nothing helps, and a later try starts over', async () => {
  const { loading, steps, asked } = setUp('error', 'error', 'error', 'view');
  const failure = await loadView(source, loading).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteUnavailable);
  expect(failure).toMatchObject({ app: 'mf_catalog', view: 'index', cause: new Error('404') });
  expect(steps.at(-1)).toBe('unavailable new');
  await expect(loadView(source, loading)).resolves.toMatchObject({ release });
  expect(asked).toEqual(['new', 'new again', 'old', 'new']);
});

it.each([
  ['there is none', undefined],
  ['it did not have the view', fakeRelease('mf_catalog', 'old', 'other')],
])('has no release before to go to when %s', async (_, before) => {
  const { loading, asked } = setUp('error', 'error');
  await expect(loadView({ ...source, previous: before }, loading)).rejects.toThrow(RemoteUnavailable);
  expect(asked).toEqual(['new', 'new again']);
});

it('replaces a crashed view by that of the release before', async () => {
  const { loading, steps } = setUp('view');
  await expect(loadPrevious(source, loading, new Error('crash'))).resolves.toMatchObject({
    release: previous,
  });
  expect(steps).toEqual(['previous old', 'loaded old']);
});
