import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../process/progress.ts';
import { type MeasuredCall, measuredCalls } from './api/calls.ts';
import { type Catalogue, kinds, readCatalogue } from './api/catalogue.ts';
import { type Figures, measure, measureFirst } from './api/load.ts';
import { createMix } from './api/mix.ts';
import { type MeasuredPortal, startMeasuredPortal } from './api/portal.ts';
import { printRows, printVerdicts, type Row } from './api/report.ts';

const sizes = [1000, 100_000] as const;
const loads = [20, 50] as const;
/** Longer than answers stand, so that they are renewed while it is measured. */
const seconds = 6;
/** So many different addresses for each call: more than are asked for twice in a moment. */
const mixSize = 400;

const pathsOf = (call: MeasuredCall, catalogue: Catalogue): string[] => {
  const mix = createMix(2026);
  return Array.from({ length: mixSize }, () => call.ask(mix, catalogue));
};

const measureBare = (origin: string, { sample }: Catalogue, connections: number): Promise<Figures> => {
  const mix = createMix(2026);
  const ids = kinds.flatMap((kind) => sample.ids[kind]);
  const paths = Array.from({ length: mixSize }, () => `/rows/${mix.one(ids)}`);
  return measure({ origin, paths, connections, seconds });
};

const ratio = (value: number, base: number): number => Math.round((value / Math.max(base, 0.1)) * 100) / 100;

const measureSet = async (
  { origin, bareOrigin }: MeasuredPortal,
  catalogue: Catalogue,
  before: readonly Row[],
): Promise<Row[]> => {
  const { products } = catalogue.sample;
  const rows: Row[] = [];
  for (const connections of loads) {
    const bare = await measureBare(bareOrigin, catalogue, connections);
    const same = { connections, products };
    rows.push({ call: 'bare route', list: false, ...same, figures: bare, first: bare.p95, overBare: 1 });
    for (const call of measuredCalls) {
      const paths = pathsOf(call, catalogue);
      const first = await measureFirst({ origin, paths });
      const figures = await measure({ origin, paths, connections, seconds });
      const small = before.find((row) => row.call === call.name && row.connections === connections);
      rows.push({
        call: call.name,
        list: call.list,
        ...same,
        figures,
        first: first.p95,
        overBare: ratio(figures.p95, bare.p95),
        ...(small && { growth: ratio(figures.p95, small.figures.p95) }),
        ...(small && { firstGrowth: ratio(first.p95, small.first) }),
      });
    }
  }
  return rows;
};

/**
 * The catalogue's calls under load, on 1,000 and on 100,000 products with the database's default durability, next to a
 * bare route that reads one row by its key. Latencies in ms, as a client on this machine sees them.
 */
export const benchApi = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-bench-'));
  const portal = await step('starting the server', () => startMeasuredPortal(folder));
  try {
    const all: Row[] = [];
    for (const size of sizes) {
      const sample = await step(`making ${size} products`, () => portal.fill(size));
      const catalogue = await readCatalogue(portal.origin, sample);
      const title = `${sample.products} products, ${sample.skus} SKUs, ${sample.inventory} days of stock`;
      const rows = await step(`measuring ${size} products`, () => measureSet(portal, catalogue, all));
      printRows(title, rows);
      all.push(...rows);
    }
    printVerdicts(all.filter(({ products }) => products >= sizes[1]));
    return all;
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
