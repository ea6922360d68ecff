import { readdirSync, readFileSync } from 'node:fs';
import { buildReleases } from '../build/all.ts';
import type { Release } from '../build/release.ts';
import type { Portal } from '../portal/launch.ts';
import { ensurePublisher } from '../portal/publisher.ts';
import { step } from '../process/progress.ts';
import { makeVariant } from '../prove/releases/variant.ts';
import { promote, publish, type ReleaseClient } from '../release/client.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { measure } from './api/load.ts';
import { launch } from './launch.ts';
import { printRows, type Row } from './limits.ts';

const screens = ['/index', '/route', '/hotel', '/ticket', '/goods', '/visa'];
const connections = 20;
const seconds = 10;
const sets = 4;

/** A counter or bucket of `/metrics`, by the start of its line. */
const readMetric = async (operationsOrigin: string, line: string): Promise<number> => {
  const text = await (await fetch(`${operationsOrigin}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
};

const rendered = 'document_renderings_total{outcome="rendered"}';
const within25Ms = 'document_rendering_seconds_bucket{le="0.025"}';

let turn = 0;
/** Addresses that no cache has. */
const newAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${screens[place % screens.length]}?keywords=${++turn}`);

const openAll = async (origin: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
};

/** One after another, as a wait for a process is no rendering. Percent of the pages within 25 ms. */
const measureRendering = async ({ origin, operationsOrigin }: Portal): Promise<Row> => {
  const read = async () =>
    [await readMetric(operationsOrigin, rendered), await readMetric(operationsOrigin, within25Ms)] as const;
  const [allBefore, quickBefore] = await read();
  await openAll(origin, newAddresses(300));
  const [all, quick] = await read();
  const value = Math.round((1000 * (quick - quickBefore)) / (all - allBefore)) / 10;
  return { figure: 'pages rendered within 25 ms, warm, %', value, limit: 95, atLeast: true };
};

const measureCached = async (origin: string): Promise<Row> => {
  const { perSecond } = await measure({ origin, paths: screens, connections, seconds });
  return { figure: 'cached documents per second', value: perSecond, limit: 2000, atLeast: true };
};

const measureUncached = async ({ origin, operationsOrigin }: Portal): Promise<Row[]> => {
  const before = await readMetric(operationsOrigin, rendered);
  const { perSecond, p95 } = await measure({ origin, paths: newAddresses(8000), connections, seconds });
  const share = ((await readMetric(operationsOrigin, rendered)) - before) / (perSecond * seconds);
  return [
    { figure: 'uncached documents per second', value: perSecond, limit: 100, atLeast: true },
    { figure: `uncached documents, p95 in ms at ${connections} connections`, value: p95, limit: 150 },
    { figure: 'uncached documents rendered, %', value: Math.round(share * 100), limit: 95, atLeast: true },
  ];
};

/** MB of memory of the largest render process on this machine. */
const renderMemory = (): number => {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const sizes = processes.map((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('render-process.ts')) return 0;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0);
    } catch {
      // It has ended since the folder was read.
      return 0;
    }
  });
  return Math.round(Math.max(0, ...sizes) / 1024);
};

/** Renders the screens with further releases of the catalogue, one after another. */
const measureSets = async (client: ReleaseClient, folder: string, catalogue: Release): Promise<Row> => {
  for (let set = 1; set < sets; set += 1) {
    const build = await makeVariant(folder, catalogue);
    await publish(client, build);
    const { app, version } = build.record;
    await promote(client, { app, version, reason: 'memory of the render process' });
    await openAll(client.portalUrl, newAddresses(60));
  }
  return { figure: `render process with ${sets} sets of releases, MB`, value: renderMemory(), limit: 300 };
};

/** Documents of public pages, rendered on the server: time, throughput, and memory. A missed limit fails. */
export const benchDocuments = (): Promise<Row[]> =>
  withTempDir(async (dataDir) => {
    const builds = await step('building the releases', () => buildReleases());
    const catalogue = builds.find(({ record }) => record.app === 'mf_catalog');
    if (!catalogue) throw new Error('There is no build of mf_catalog.');
    const portal = await launch(dataDir, builds);
    try {
      const { origin } = portal;
      const client = { portalUrl: origin, ...(await ensurePublisher(dataDir)) };
      await step('warming up', () => openAll(origin, newAddresses(120)));
      const rows = [
        await step('rendering one after another', () => measureRendering(portal)),
        await step('cached documents', () => measureCached(origin)),
        ...(await step('uncached documents', () => measureUncached(portal))),
        await step('sets of releases', () => measureSets(client, dataDir, catalogue)),
      ];
      printRows(rows);
      return rows;
    } finally {
      await portal.stop();
    }
  });
