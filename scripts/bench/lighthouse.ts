import { type LaunchedChrome, launch as launchChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { buildReleases } from '../build/all.ts';
import { step } from '../process/progress.ts';
import { ensureBrowser } from '../test/chromium.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { launch } from './launch.ts';

const screens = [
  { name: 'home', path: '/index' },
  { name: 'list', path: '/local' },
  { name: 'detail', path: '/route/detail?id=1' },
] as const;

/** Runs per page: Lighthouse's performance score varies, so the median counts. */
const runs = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Required score per category, of 100. */
const wanted: Readonly<Record<Category, number>> = {
  performance: 80,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The performance audits; in ms except the last. */
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics;

interface Row {
  readonly screen: string;
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Ids of failed audits outside of performance. */
  readonly lost: readonly string[];
}

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const metric = (result: Result, name: Metric): number => {
  const value = result.audits[metrics[name]]?.numericValue ?? 0;
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lostAudits = (result: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const tries = 3;

/** Retries: a busy machine loses a trace now and then, and Lighthouse has to run again. */
const judge = async (chrome: LaunchedChrome, url: string, left = tries): Promise<Result> => {
  const outcome = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  const problem = outcome?.lhr.runtimeError?.message;
  if (outcome && !problem) return outcome.lhr;
  if (left === 1) throw new Error(`${url}: ${problem ?? 'Lighthouse gave no result'}`);
  return judge(chrome, url, left - 1);
};

const measure = async (chrome: LaunchedChrome, origin: string, { name, path }: (typeof screens)[number]) => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await judge(chrome, origin + path));
  const of = (category: Category): number => median(results.map((result) => score(result, category)));
  const scores = Object.fromEntries(categories.map((category) => [category, of(category)]));
  const names = Object.keys(metrics) as Metric[];
  const measured = names.map((each) => [each, median(results.map((result) => metric(result, each)))]);
  return {
    screen: name,
    scores: scores as Row['scores'],
    metrics: Object.fromEntries(measured) as Row['metrics'],
    lost: [...new Set(results.flatMap(lostAudits))],
  };
};

const print = ({ screen, scores, metrics, lost }: Row): void => {
  const figures = categories.map((category) => `${category} ${scores[category]}`).join(', ');
  console.log(
    `${screen.padEnd(8)} ${figures}${lost.length > 0 ? `; points lost by ${lost.join(', ')}` : ''}`,
  );
  const parts = Object.entries(metrics).map(([name, value]) => `${name} ${value}`);
  console.log(`         ${parts.join(', ')}`);
};

/** Lighthouse's mobile preset on home, a list and a detail page, median of five. A low score fails. */
export const benchLighthouse = (): Promise<Row[]> =>
  withTempDir(async (dataDir) => {
    const builds = await step('building the releases', () => buildReleases());
    const portal = await launch(dataDir, builds);
    const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
    const chrome = await launchChrome({
      chromePath: await ensureBrowser('chromium'),
      chromeFlags,
      logLevel: 'error',
    });
    try {
      const rows: Row[] = [];
      for (const screen of screens) {
        const row = await measure(chrome, portal.origin, screen);
        print(row);
        rows.push(row);
      }
      const short = rows.some(({ scores }) =>
        categories.some((category) => scores[category] < wanted[category]),
      );
      if (short) process.exitCode = 1;
      return rows;
    } finally {
      chrome.kill();
      await portal.stop();
    }
  });
