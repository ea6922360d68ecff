import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../process/progress.ts';
import { readCatalogue } from './api/catalogue.ts';
import { type MeasuredPortal, startMeasuredPortal } from './api/portal.ts';
import { printRows, printVerdicts, type Row } from './api/report.ts';
import { type MeasuredSet, measureSets } from './api/rounds.ts';

const sizes = [1000, 100_000] as const;
const loads = [20, 50] as const;

const fillPortal = async (portal: MeasuredPortal, size: number): Promise<MeasuredSet> => {
  const sample = await step(`making ${size} products`, () => portal.fill(size));
  return { portal, catalogue: await readCatalogue(portal.origin, sample) };
};

const titleOf = ({ catalogue: { sample } }: MeasuredSet): string =>
  `${sample.products} products, ${sample.skus} SKUs, ${sample.inventory} days of stock`;

const measureLoads = async (sets: readonly MeasuredSet[]): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const connections of loads)
    rows.push(
      ...(await step(`measuring with ${connections} connections`, () =>
        measureSets(sets, connections, (call) => console.log(`  ${call}`)),
      )),
    );
  return rows;
};

/**
 * Load test of the catalogue's calls on 1,000 and on 100,000 products, with the database's default
 * durability, next to a bare route that reads one row by its key. Both data sets are measured in turn.
 * Latencies in ms, seen by a client on this machine.
 */
export const benchApi = async (): Promise<Row[]> => {
  const folders: string[] = [];
  const portals: MeasuredPortal[] = [];
  try {
    const sets: MeasuredSet[] = [];
    for (const size of sizes) {
      const folder = await mkdtemp(join(tmpdir(), 'haitu-bench-'));
      folders.push(folder);
      const portal = await step('starting a server', () => startMeasuredPortal(folder));
      portals.push(portal);
      sets.push(await fillPortal(portal, size));
    }
    const rows = await measureLoads(sets);
    for (const set of sets)
      printRows(
        titleOf(set),
        rows.filter(({ products }) => products === set.catalogue.sample.products),
      );
    printVerdicts(rows.filter(({ products }) => products >= sizes[1]));
    return rows;
  } finally {
    for (const portal of portals) await portal.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};
