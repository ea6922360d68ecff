import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildReleases } from '../build/all.ts';
import { buildMonolith } from '../build/monolith.ts';
import type { Release } from '../build/release.ts';
import { launchPortal, type Portal } from '../portal/launch.ts';
import { freePort } from '../process/ports.ts';
import { step } from '../process/progress.ts';
import { loadPage, type Network, openBrowser, type PageLoad } from './page-load.ts';

const networks: readonly Network[] = [
  { name: 'fast (40 ms, 9 Mbit)', latency: 40, mbit: 9, cpu: 1 },
  { name: 'slow (150 ms, 1.6 Mbit, 4x CPU)', latency: 150, mbit: 1.6, cpu: 4 },
];

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly view: string;
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/index', view: 'home/index' },
  { name: 'tour', path: '/route/detail?id=1', view: 'route/detail' },
];

/** How often each page is loaded in each portal; federated and monolith take turns, so that noise meets both. */
const loads = 9;

export interface Row {
  readonly screen: string;
  readonly network: string;
  readonly federated: PageLoad;
  readonly monolith: PageLoad;
  /** Federated over monolith, of the time until the view is mounted. */
  readonly ratio: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medians = (all: readonly PageLoad[]): PageLoad => {
  const of = (name: keyof PageLoad): number => Math.round(median(all.map((load) => load[name])));
  const [mounted, fcp, lcp] = [of('mounted'), of('fcp'), of('lcp')];
  return { mounted, fcp, lcp, bytes: of('bytes'), scriptBytes: of('scriptBytes'), requests: of('requests') };
};

const measure = async (
  browser: Browser,
  portals: readonly [Portal, Portal],
  screen: Screen,
  network: Network,
): Promise<Row> => {
  const found: [PageLoad[], PageLoad[]] = [[], []];
  for (let turn = 0; turn < loads + 1; turn += 1)
    for (const side of [0, 1] as const) {
      const load = await loadPage(browser, portals[side].origin + screen.path, screen.view, network);
      // The first load of each side warms the servers' caches and does not count.
      if (turn > 0) found[side].push(load);
    }
  const [federated, monolith] = [medians(found[0]), medians(found[1])];
  return {
    screen: screen.name,
    network: network.name,
    federated,
    monolith,
    ratio: federated.mounted / monolith.mounted,
  };
};

const launch = async (dataDir: string, builds: readonly Release[]): Promise<Portal> => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn' };
  return launchPortal({
    host: '127.0.0.1',
    port,
    sandboxPort,
    dataDir,
    portalEnv: 'test',
    disposable: true,
    builds,
    env,
  });
};

const print = ({ screen, network, federated, monolith, ratio }: Row): void => {
  console.log(`\n${screen}, ${network}: ratio ${ratio.toFixed(3)}`);
  const line = (name: string, load: PageLoad): void =>
    console.log(
      `  ${name.padEnd(10)} mounted ${load.mounted} ms, FCP ${load.fcp} ms, LCP ${load.lcp} ms, ` +
        `${(load.bytes / 1000).toFixed(0)} kB (${(load.scriptBytes / 1000).toFixed(0)} kB scripts), ${load.requests} requests`,
    );
  line('federated', federated);
  line('monolith', monolith);
};

/** The federated portal against a monolith of the same sources: cold loads on two networks, median of 9. */
export const benchFirstPaint = async (): Promise<Row[]> => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'haitu-bench-'))));
  const running: Portal[] = [];
  const browser = await openBrowser();
  try {
    const builds = await step('building the releases', () => buildReleases());
    const monolith = await step('building the monolith', () => buildMonolith());
    running.push(await launch(folders[0] as string, builds));
    running.push(await launch(folders[1] as string, [monolith]));
    const rows: Row[] = [];
    for (const network of networks)
      for (const screen of screens) {
        const row = await measure(browser, running as [Portal, Portal], screen, network);
        print(row);
        rows.push(row);
      }
    return rows;
  } finally {
    await browser.close();
    for (const portal of running) await portal.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
