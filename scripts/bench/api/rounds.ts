import { type MeasuredCall, measuredCalls } from './calls.ts';
import { type Catalogue, kinds } from './catalogue.ts';
import { type Figures, measure, measureFirst } from './load.ts';
import { createMix } from './mix.ts';
import type { MeasuredPortal } from './portal.ts';
import { judgedAt, mostGrowth, type Row } from './report.ts';

/** A data set under measurement and its catalogue. */
export interface MeasuredSet {
  readonly portal: MeasuredPortal;
  readonly catalogue: Catalogue;
}

interface Target {
  readonly origin: string;
  readonly paths: readonly string[];
}

const rounds = 3;
/** A call above the growth limit is measured again, longer: one of thirty looks slow by chance. */
const moreRounds = 9;
const seconds = 2.5;
/** Different URLs per call: more than are requested twice within a cache lifetime. */
const mixSize = 400;

const middleOf = <T>(values: readonly T[], by: (value: T) => number): T => {
  const middle = values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
};

/** Measures the targets in alternating rounds, so that other load affects all alike. */
const measureInTurn = async (targets: readonly Target[], connections: number, times: number) => {
  const taken = targets.map((target) => ({ target, figures: [] as Figures[] }));
  for (let round = 0; round < times; round += 1)
    for (const { target, figures } of taken) figures.push(await measure({ ...target, connections, seconds }));
  return taken.map(({ figures }) => figures);
};

/** Median growth per round: the two measurements of a round are adjacent in time. */
const growthOf = (small: readonly Figures[], large: readonly Figures[]): number => {
  const each = large.map(({ p95 }, round) => ratio(p95, small[round]?.p95 ?? 0));
  return middleOf(each, (growth) => growth);
};

const ratio = (value: number, base: number): number => Math.round((value / Math.max(base, 0.1)) * 100) / 100;

const targetsOf = (call: MeasuredCall, sets: readonly MeasuredSet[]): Target[] =>
  sets.map(({ portal, catalogue }) => {
    const mix = createMix(2026);
    const paths = Array.from({ length: mixSize }, () => call.ask(mix, catalogue));
    return { origin: call === bareRoute ? portal.bareOrigin : portal.origin, paths };
  });

const bareRoute: MeasuredCall = {
  name: 'bare route',
  list: false,
  ask: (mix, { sample }) => `/rows/${mix.one(kinds.flatMap((kind) => sample.ids[kind]))}`,
};

type Measured = Pick<Row, 'figures' | 'first'> & { readonly growth: number };

const measureCall = async (call: MeasuredCall, sets: readonly MeasuredSet[], connections: number) => {
  const targets = targetsOf(call, sets);
  const first: number[] = [];
  for (const target of targets) first.push((await measureFirst(target)).p95);
  const grown = ([small = [], ...larger]: (readonly Figures[])[]): number[] => [
    1,
    ...larger.map((large) => growthOf(small, large)),
  ];
  let taken = await measureInTurn(targets, connections, rounds);
  if (connections === judgedAt && Math.max(...grown(taken)) > mostGrowth)
    taken = await measureInTurn(targets, connections, moreRounds);
  const growths = grown(taken);
  return taken.map((figures, place) => ({
    figures: middleOf(figures, ({ p95 }) => p95),
    first: first[place] ?? 0,
    growth: growths[place] ?? 1,
  }));
};

/** Measures every call and the bare route on all sets. Growth is relative to the first. */
export const measureSets = async (
  sets: readonly MeasuredSet[],
  connections: number,
  onCall: (name: string) => void,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let bare: readonly Measured[] = [];
  for (const call of [bareRoute, ...measuredCalls]) {
    onCall(call.name);
    const measured = await measureCall(call, sets, connections);
    if (call === bareRoute) bare = measured;
    rows.push(...measured.map((of, place) => rowOf(call, connections, sets, measured, bare, of, place)));
  }
  return rows;
};

const rowOf = (
  { name, list }: MeasuredCall,
  connections: number,
  sets: readonly MeasuredSet[],
  [smallest]: readonly Measured[],
  bare: readonly Measured[],
  { figures, first, growth }: Measured,
  place: number,
): Row => ({
  call: name,
  list,
  connections,
  products: sets[place]?.catalogue.sample.products ?? 0,
  figures,
  first,
  overBare: ratio(figures.p95, bare[place]?.figures.p95 ?? 0),
  ...(place > 0 && smallest ? { growth, firstGrowth: ratio(first, smallest.first) } : {}),
});
