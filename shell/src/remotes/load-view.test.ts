import { type LoadReport, loadPrevious, loadView, RemoteUnavailable } from './load-view.ts';
import { fakeRelease } from './releases.fixture.ts';

const release = fakeRelease('mf_catalog', 'new', 'index');
const previous = fakeRelease('mf_catalog', 'old', 'index');
const source = { name: 'index', app: 'mf_catalog', release, previous } as const;
const View = () => null;

type Answer = 'view' | 'error' | 'silence';

/** A loader that gives one answer after the other, and what it was asked and told. */
function setUp(...answers: Answer[]) {
  const asked: string[] = [];
  const steps: string[] = [];
  const loadModule = (from: typeof release) => {
    asked.push(from.version);
    const answer = answers.shift();
    if (answer === 'silence') return new Promise<never>(() => undefined);
    return answer === 'view' ? Promise.resolve({ default: View }) : Promise.reject(new Error('404'));
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
  expect(asked).toEqual(['new', 'new', 'old']);
  expect(steps).toEqual(['failed new', 'retry new', 'failed new', 'previous old', 'loaded old']);
});

it('gives each attempt 8 s', async () => {
  const { loading, asked } = setUp('silence', 'silence', 'view');
  const loaded = loadView(source, loading);
  await jest.advanceTimersByTimeAsync(7999);
  expect(asked).toEqual(['new']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['new', 'new']);
  await jest.advanceTimersByTimeAsync(8000);
  await expect(loaded).resolves.toMatchObject({ release: previous });
});

it('says that the remote is unavailable when nothing helps, and a later try starts over', async () => {
  const { loading, steps, asked } = setUp('error', 'error', 'error', 'view');
  const failure = await loadView(source, loading).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteUnavailable);
  expect(failure).toMatchObject({ app: 'mf_catalog', view: 'index', cause: new Error('404') });
  expect(steps.at(-1)).toBe('unavailable new');
  await expect(loadView(source, loading)).resolves.toMatchObject({ release });
  expect(asked).toEqual(['new', 'new', 'old', 'new']);
});

it.each([
  ['there is none', undefined],
  ['it did not have the view', fakeRelease('mf_catalog', 'old', 'other')],
])('has no release before to go to when %s', async (_, before) => {
  const { loading, asked } = setUp('error', 'error');
  await expect(loadView({ ...source, previous: before }, loading)).rejects.toThrow(RemoteUnavailable);
  expect(asked).toEqual(['new', 'new']);
});

it('replaces a crashed view by that of the release before', async () => {
  const { loading, steps } = setUp('view');
  await expect(loadPrevious(source, loading, new Error('crash'))).resolves.toMatchObject({
    release: previous,
  });
  expect(steps).toEqual(['previous old', 'loaded old']);
});
