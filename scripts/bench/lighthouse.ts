import { type LaunchedChrome, launch as launchChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { buildReleases } from '../build/all.ts';
import { step } from '../process/progress.ts';
import { ensureBrowser } from '../test/chromium.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { launch } from './launch.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The list of the API whose first entry the page shows. */
  readonly list?: string;
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/index' },
  { name: 'list', path: '/local' },
  { name: 'tour', path: '/route/detail', list: 'tours' },
  { name: 'hotel', path: '/hotel/hotelDetail', list: 'hotels' },
  { name: 'ticket', path: '/ticket/ticketDetail', list: 'tickets' },
  { name: 'goods', path: '/goods/goodsDetail', list: 'goods' },
  { name: 'visa', path: '/visa/visaDetail', list: 'visas' },
  { name: 'article', path: '/news-detail', list: 'news' },
];

/** Runs per page: Lighthouse's performance score varies, so the median counts. */
const runs = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Required score per category, of 100. */
const wanted: Readonly<Record<Category, number>> = {
  performance: 98,
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

/** Upper limits of the medians. */
const limits: Partial<Readonly<Record<Metric, number>>> = { LCP: 1300, TBT: 100, CLS: 0 };

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

const addressOf = async (origin: string, { path, list }: Screen): Promise<string> => {
  if (!list) return origin + path;
  const { data } = await (await fetch(`${origin}/api/v1/${list}?pageSize=1`)).json();
  const [row] = Array.isArray(data) ? data : data.list;
  return `${origin}${path}?id=${row.id}`;
};

const measure = async (chrome: LaunchedChrome, origin: string, screen: Screen): Promise<Row> => {
  const address = await addressOf(origin, screen);
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await judge(chrome, address));
  const of = (category: Category): number => median(results.map((result) => score(result, category)));
  const scores = Object.fromEntries(categories.map((category) => [category, of(category)]));
  const names = Object.keys(metrics) as Metric[];
  const measured = names.map((each) => [each, median(results.map((result) => metric(result, each)))]);
  return {
    screen: screen.name,
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

/** The scores and metrics of a page that miss their limits. */
const missed = ({ screen, scores, metrics }: Row): string[] => {
  const low = categories.filter((category) => scores[category] < wanted[category]);
  const high = (Object.keys(limits) as Metric[]).filter((name) => metrics[name] > (limits[name] ?? 0));
  return [
    ...low.map((category) => `${screen}: ${category} ${scores[category]}, at least ${wanted[category]}`),
    ...high.map((name) => `${screen}: ${name} ${metrics[name]}, at most ${limits[name]}`),
  ];
};

/** Lighthouse's mobile preset on each kind of public page, median of five. A missed limit fails. */
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
      const misses = rows.flatMap(missed);
      for (const miss of misses) console.log(`MISSED ${miss}`);
      if (misses.length > 0) process.exitCode = 1;
      return rows;
    } finally {
      chrome.kill();
      await portal.stop();
    }
  });
