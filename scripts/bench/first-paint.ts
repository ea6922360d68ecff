import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildReleases } from '../build/all.ts';
import { buildMonolith } from '../build/monolith.ts';
import type { Portal } from '../portal/launch.ts';
import { signIn } from '../portal/sign-in.ts';
import { step } from '../process/progress.ts';
import { prefetchedSwitch, type Side, type Way, ways } from './first-paint/ways.ts';
import { launch } from './launch.ts';
import { fast, type Network, slow } from './networks.ts';
import { medians, openBrowser, type PageLoad } from './page-load.ts';

/** Goals: ratios of federated to monolith, and ms of a switch with prefetched files. */
const wanted = { ratio: 1.05, lcp: 1, switch: 100 };

export interface Row {
  readonly way: string;
  readonly network: string;
  readonly federated: PageLoad;
  readonly monolith: PageLoad;
  /** Ratio of federated to monolith, of the time until the view is mounted. */
  readonly ratio: number;
  /** The same of the largest contentful paint, for a page that the server renders. */
  readonly lcpRatio?: number;
  /** Interquartile range of that ratio over pairs: how much a single load varies. */
  readonly middleHalf: readonly [from: number, to: number];
}

/** First and third quartile of the ratios. */
const middleHalfOf = ([federated, monolith]: [PageLoad[], PageLoad[]]): [number, number] => {
  const ratios = federated
    .map(({ mounted }, index) => mounted / (monolith[index]?.mounted ?? Number.NaN))
    .sort((a, b) => a - b);
  const quarter = Math.floor(ratios.length / 4);
  return [ratios[quarter] ?? Number.NaN, ratios[ratios.length - 1 - quarter] ?? Number.NaN];
};

/** Federated and monolith alternate, so that noise affects both. */
const measure = async (
  browser: Browser,
  sides: readonly [Side, Side],
  way: Way,
  network: Network,
  loads: number,
): Promise<Row> => {
  const found: [PageLoad[], PageLoad[]] = [[], []];
  for (let turn = 0; turn < loads + 1; turn += 1)
    for (const side of [0, 1] as const) {
      const load = await way.go(browser, sides[side], network);
      // The first load of each side warms the servers' caches and does not count.
      if (turn > 0) found[side].push(load);
    }
  const [federated, monolith] = [medians(found[0]), medians(found[1])];
  const ratio = federated.mounted / monolith.mounted;
  const middleHalf = middleHalfOf(found);
  const lcpRatio = way.rendered && (federated.lcp ?? Number.NaN) / (monolith.lcp ?? Number.NaN);
  return {
    ...{ way: way.name, network: network.name, federated, monolith, ratio, middleHalf },
    ...(lcpRatio === undefined ? {} : { lcpRatio }),
  };
};

const line = (name: string, { mounted, fcp, lcp, bytes, scriptBytes, requests }: PageLoad): string => {
  const paints = fcp === undefined ? '' : `FCP ${fcp} ms, LCP ${lcp} ms, `;
  const weight = `${(bytes / 1000).toFixed(0)} kB (${(scriptBytes / 1000).toFixed(0)} kB scripts)`;
  return `  ${name.padEnd(10)} mounted ${mounted} ms, ${paints}${weight}, ${requests} requests`;
};

const print = ({ way, network, federated, monolith, ratio, middleHalf: [from, to] }: Row): void =>
  console.log(
    `\n${way}, ${network}: ratio ${ratio.toFixed(3)} (middle half of the pairs ${from.toFixed(3)} to ${to.toFixed(3)})\n${line('federated', federated)}\n${line('monolith', monolith)}`,
  );

/** A prefetched switch has a goal in ms: for a few ms a ratio says nothing. */
const isKept = ({ way, network, federated, ratio, lcpRatio = 0 }: Row): boolean =>
  way === prefetchedSwitch.name
    ? network !== fast.name || federated.mounted <= wanted.switch
    : ratio <= wanted.ratio && lcpRatio <= wanted.lcp;

const figureOf = ({ way, federated, ratio, lcpRatio }: Row): string => {
  if (way === prefetchedSwitch.name) return `${federated.mounted} ms`;
  return `ratio ${ratio.toFixed(3)}${lcpRatio === undefined ? '' : `, of LCP ${lcpRatio.toFixed(3)}`}`;
};

const verdict = (rows: readonly Row[]): void => {
  console.log(
    `\nratio at most ${wanted.ratio}, of LCP of rendered pages ${wanted.lcp}; prefetched switch at most ${wanted.switch} ms on the fast network:`,
  );
  for (const row of rows)
    console.log(`  ${isKept(row) ? 'kept  ' : 'MISSED'} ${row.way}, ${row.network}: ${figureOf(row)}`);
};

const openSides = async (running: Portal[], folders: readonly string[]): Promise<[Side, Side]> => {
  const builds = await step('building the releases', () => buildReleases());
  const monolith = await step('building the monolith', () => buildMonolith());
  const [here = '', there = ''] = folders;
  running.push(await launch(here, builds));
  running.push(await launch(there, [monolith]));
  const sides = running.map(async ({ origin }) => ({ origin, token: await signIn(origin) }));
  return Promise.all(sides) as Promise<[Side, Side]>;
};

/**
 * Compares the federated portal with a monolith of the same sources: cold loads and switches within the page,
 * on two networks, median of 9.
 */
export const benchFirstPaint = async (loads = 9): Promise<Row[]> => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'haitu-bench-'))));
  const running: Portal[] = [];
  const browser = await openBrowser('chromium');
  try {
    const sides = await openSides(running, folders);
    const rows: Row[] = [];
    for (const network of [fast, slow])
      for (const way of ways) {
        const row = await measure(browser, sides, way, network, loads);
        print(row);
        rows.push(row);
      }
    verdict(rows);
    return rows;
  } finally {
    await browser.close();
    for (const portal of running) await portal.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
