import assert from 'node:assert/strict';
import type { Figures, Size } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { releaseOf, visit } from '../visitor.ts';
import { assertRendered, readDocument, readOutcomes } from './documents.ts';
import { faulty } from './faulty-release.ts';
import type { Listener } from './listener.ts';

/** A server for faults, and how long it may leave other pages to browsers. */
interface Stage {
  readonly size: Size;
  readonly env: ReleaseTestEnvironment;
  readonly origin: string;
  readonly operationsOrigin: string;
  readonly waitMs: number;
}

/** Faults of a page that is rendered on the server. The tests of the renderer have the others, too. */
const faults = { full: ['throw', 'loop', 'heap', 'buffers', 'never'], short: ['throw', 'loop'] } as const;
/** Seconds of a view that leaks. */
const leak = { full: 60, short: 4 };
/** Renders of a view that leaks slowly. */
const slowLeak = { full: 100_000, short: 200 };
/** Pages of other views, among them one of another remote. */
const others = ['/hotel', '/search', '/route/preview'];
const limit = 10;

/** Seconds until a browser shows the view of this address. */
const secondsToView = async ({ env, origin }: Stage, path: string): Promise<number> => {
  const { page, leave } = await visit(env, { origin });
  try {
    const since = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    await releaseOf(page, faulty.view, limit * 1000);
    await page.locator(`[data-view="${faulty.view}"] h1`).waitFor({ timeout: limit * 1000 });
    return Math.round((Date.now() - since) / 100) / 10;
  } finally {
    await leave();
  }
};

/** A fault costs its page the HTML of the view; other pages are rendered at the same time, and this view afterwards. */
const tryFault = async (stage: Stage, fault: string): Promise<string> => {
  const { origin, waitMs } = stage;
  const path = `${faulty.path}?fault=${fault}`;
  const [bare] = await Promise.all([
    readDocument(origin, path),
    assertRendered(origin, others, { when: `during ${fault}`, waitMs }),
  ]);
  assert.ok(bare.status === 200 && bare.version === undefined, `${path} has no HTML: ${bare.status}`);
  const shown = await secondsToView(stage, `${path}&browser=1`);
  assert.ok(bare.seconds <= limit && shown <= limit, `${fault}: ${bare.seconds} s, in a browser ${shown} s`);
  await assertRendered(origin, [faulty.path, ...others], { when: `after ${fault}`, waitMs });
  return `document ${bare.seconds} s, in a browser ${shown} s`;
};

export const tryFaults = async (stage: Stage): Promise<Figures> => {
  const figures: Record<string, string> = {};
  for (const fault of faults[stage.size]) figures[fault] = await tryFault(stage, fault);
  return figures;
};

/** After three failures the view is not rendered, and others are. */
export const tryPause = async ({ origin, operationsOrigin, waitMs }: Stage): Promise<Figures> => {
  const open = (time: number) => readDocument(origin, `${faulty.path}?fault=throw&time=${time}`);
  for (let time = 0; time < 3; time += 1) await open(time);
  const before = await readOutcomes({ operationsOrigin });
  const { version } = await readDocument(origin, `${faulty.path}?after=pause`);
  const after = await readOutcomes({ operationsOrigin });
  assert.equal(version, undefined, 'a view is paused after three failures');
  assert.equal(after.get('paused'), (before.get('paused') ?? 0) + 1);
  await assertRendered(origin, others, { when: 'while a view is paused', waitMs });
  return { 'after three failures': 'the view is paused, others are rendered' };
};

const reachedPattern = /<pre data-reached[^>]*>([^<]*)<\/pre>/;

/** The view reports what it reached outside of the sandbox. */
export const tryEscapes = async ({ origin, waitMs }: Stage, listener: Listener): Promise<Figures> => {
  await assertRendered(origin, [faulty.path], { when: 'without a fault', waitMs });
  const { html } = await readDocument(origin, `${faulty.path}?fault=escape&to=${listener.origin}`);
  const [attempts = '', ...reached] = (reachedPattern.exec(html)?.[1] ?? '').split('\n');
  assert.deepEqual(reached, [], 'nothing outside of the sandbox is reached');
  assert.match(attempts, /^\d+ attempts$/);
  return { 'escapes that failed': attempts };
};

/** Reads documents of a view that leaks, several at a time; each new document is counted by whether it has its HTML. */
const readLeaking = async (
  { origin }: Stage,
  { fault, readers = 1 }: { readonly fault: string; readonly readers?: number },
  goesOn: (asked: number) => boolean,
) => {
  const counts = { asked: 0, rendered: 0, bare: 0 };
  const read = async (): Promise<void> => {
    while (goesOn(counts.asked)) {
      counts.asked += 1;
      const { status, version } = await readDocument(
        origin,
        `${faulty.path}?fault=${fault}&time=${counts.asked}`,
      );
      assert.equal(status, 200);
      counts[version ? 'rendered' : 'bare'] += 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  const { rendered, bare } = counts;
  assert.ok(rendered > bare * 10, `${rendered} pages are rendered, ${bare} are not`);
  return { rendered, bare };
};

/** A view that keeps memory with each render: the process is started anew. */
export const tryLeak = async (stage: Stage): Promise<Figures> => {
  const { size } = stage;
  const end = Date.now() + leak[size] * 1000;
  const { rendered, bare } = await readLeaking(stage, { fault: 'leak' }, () => Date.now() < end);
  assert.ok(size === 'short' || bare > 0, 'the process is started anew');
  return {
    [`renders of a view that keeps 8 MB each time, in ${leak[size]} s`]: rendered,
    'times that this ended the process, and left a page to the browser': bare,
  };
};

/** The same with little memory at a time, over many renders. */
export const trySlowLeak = async (stage: Stage): Promise<Figures> => {
  const most = slowLeak[stage.size];
  const options = { fault: 'slow-leak', readers: 8 };
  const { rendered, bare } = await readLeaking(stage, options, (asked) => asked < most);
  return { 'renders of a view that keeps 100 kB each time': rendered, 'left to the browser meanwhile': bare };
};
