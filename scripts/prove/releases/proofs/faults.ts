import assert from 'node:assert/strict';
import type { Release } from '../../../build/release.ts';
import { mapWithConcurrency } from '../../consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../consistency/buyers.ts';
import type { Figures, Proof, Size } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { type InjectedFault, type Navigation, type ProbeResult, probe } from '../faults/browser-probe.ts';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { endlessFile, releaseFaults } from '../faults/release-faults.ts';
import { transportFaults } from '../faults/transport-faults.ts';
import { buildTrial, fileAt, type Place, trial } from '../faults/trial.ts';
import { addMenuRow, removeMenuRow } from '../menu-row.ts';
import { rollBackTo, ship } from '../moves.ts';
import { newMember } from '../visitor.ts';

const places: readonly Place[] = ['entry', 'manifest', 'exposed chunk', 'lazy chunk', 'style'];
const ways: readonly Navigation[] = ['document', 'in-app'];
/** Limit in seconds until something is shown. `full` is the requirement; `short` runs beside other tests. */
const limits: Readonly<Record<Size, number>> = { full: 10, short: 20 };
/** Concurrent visitors. */
const workers = 3;
/** Members who visit in turns: the server limits the reports of a member per minute. */
const members = 6;
const row = { name: trial.name, path: trial.path, component: trial.view };
/** Rows of the table that `npm test` runs. */
const few = [
  'hang, entry',
  'tampered byte, exposed chunk',
  '404, style',
  'hang, style',
  'late, style',
  'endless promise, style',
  'throw in first render, exposed chunk',
];

/** A fault at a place, met by one kind of navigation. */
interface Case extends InjectedFault {
  readonly place: Place | 'record';
  readonly way: Navigation;
}

interface Tried extends Case {
  readonly sight: ProbeResult;
  /** The broken release was shown. */
  readonly isCurrent: boolean;
  /** Failures; empty if the case passed. */
  readonly wrong: readonly string[];
}

interface Stage {
  readonly size: Size;
  /** Rows to run; default by size. */
  readonly rows: readonly string[] | undefined;
  readonly env: ReleaseTestEnvironment;
  readonly proxy: FaultProxy;
  /** Changes the menu. */
  readonly root: Buyer;
  readonly visitors: readonly Buyer[];
}

/** A slow file is no fault. */
const isSlow = (fault: string): boolean => fault === 'late';

/**
 * Faults that do not prevent the current release: a partly invalid style, a missing record, and the manifest,
 * which only tools read.
 */
const mayShow = ({ fault, place }: Case): boolean =>
  isSlow(fault) ||
  place === 'manifest' ||
  (place === 'style' && fault === 'syntax error') ||
  (place === 'record' && fault !== 'tampered byte');

const wrongWith = (tried: Case, sight: ProbeResult, isCurrent: boolean, limit: number): string[] => [
  ...(sight.saw === 'nothing' ? ['nothing was shown'] : []),
  ...(isCurrent && !mayShow(tried) ? ['the broken release was shown'] : []),
  ...(isSlow(tried.fault) && !isCurrent ? ['the release was not waited for'] : []),
  ...(sight.seconds > limit ? [`it took ${sight.seconds} s`] : []),
  ...(sight.usable ? [] : ['the rest of the portal was of no use']),
  ...(sight.tampered ? ['what was tampered with ran'] : []),
  ...(sight.reported || isCurrent ? [] : ['no report came']),
];

const trying =
  ({ size, env, proxy, visitors }: Stage, current: Release) =>
  async (each: Case): Promise<Tried> => {
    const sight = await probe(env, proxy, visitors, each.way, each);
    const isCurrent = sight.version === current.record.version;
    return { ...each, sight, isCurrent, wrong: wrongWith(each, sight, isCurrent, limits[size]) };
  };

const rowOf = ({ fault, place }: Case): string => `${fault}, ${place}`;

const isWanted =
  ({ size, rows = size === 'short' ? few : undefined }: Stage) =>
  (each: Case): boolean =>
    rows?.includes(rowOf(each)) ?? true;

/** Faults in transit: files of the live release, and the record that an open tab polls. */
const tryTransport = (stage: Stage, live: Release): Promise<Tried[]> => {
  const { version } = live.record;
  const ofFiles = Object.keys(transportFaults).flatMap((fault) =>
    places.flatMap((place) =>
      ways.map((way) => ({ fault, place, way, at: `/${trial.app}/${version}/${fileAt(live, place)}` })),
    ),
  );
  const ofRecords = Object.keys(transportFaults).map((fault) => ({
    ...({ fault, place: 'record', way: 'in-app', at: '/api/v1/releases/live', polled: true } as const),
  }));
  const all: Case[] = [...ofFiles, ...ofRecords];
  return mapWithConcurrency(all.filter(isWanted(stage)), workers, trying(stage, live));
};

/** Faults of a release that is published and promoted like any other. */
const tryReleases = async (stage: Stage, good: Release): Promise<Tried[]> => {
  const tried: Tried[] = [];
  for (const [fault, byPlace] of Object.entries(releaseFaults))
    for (const [place, make] of Object.entries(byPlace)) {
      const trouble = { fault, place: place as Place, at: endlessFile, transport: 'hang' };
      const cases: Case[] = ways.map((way) => ({ ...trouble, way })).filter(isWanted(stage));
      if (cases.length === 0) continue;
      const broken = await make(stage.env.folder, good);
      // The gate refuses an invalid style, so this release is forced.
      await ship(stage.env, broken, place === 'style' ? 'to see what visitors would' : undefined);
      tried.push(...(await mapWithConcurrency(cases, workers, trying(stage, broken))));
      await rollBackTo(stage.env, good.record);
    }
  return tried;
};

const say = ({ way, sight, isCurrent, wrong }: Tried): string => {
  const before = sight.version !== undefined && !isCurrent ? ' of the release before' : '';
  const failed = wrong.length > 0 ? ` — ${wrong.join(', ')}` : '';
  return `${way}: ${sight.saw}${before} ${sight.seconds} s${sight.reported ? ', reported' : ''}${failed}`;
};

const tableOf = (tried: readonly Tried[]): Figures => {
  const rows = Map.groupBy(tried, rowOf);
  return Object.fromEntries([...rows].map(([what, cells]) => [what, cells.map(say).join('; ')]));
};

const openStage = async (env: ReleaseTestEnvironment, good: readonly Release[]) => {
  for (const release of good) await ship(env, release);
  const root = await newMember(env, 'ROOT');
  await addMenuRow(env, root, row);
  const visitors = await makeBuyers(env, members, 'ROOT');
  return { root, visitors, proxy: await startFaultProxy(env.replicas[0].origin) };
};

export const faults: Proof<ReleaseTestEnvironment> = {
  number: 3,
  claim: 'For each fault of a remote, visitors see the previous release or a retry panel within 10 s',
  run: async (env, size, rows) => {
    const before = await buildTrial(env.folder);
    const live = await buildTrial(env.folder);
    const stage = { size, rows, env, ...(await openStage(env, [before, live])) };
    try {
      const tried = [...(await tryTransport(stage, live)), ...(await tryReleases(stage, live))];
      assert.notEqual(tried.length, 0, 'The table has none of these rows.');
      const table = tableOf(tried);
      const wrong = tried.filter((each) => each.wrong.length > 0);
      assert.equal(wrong.length, 0, `${wrong.length} of ${tried.length}\n${JSON.stringify(table, null, 2)}`);
      return { 'faults tried': tried.length, ...table };
    } finally {
      await stage.proxy.stop();
      await removeMenuRow(env, stage.root, row);
    }
  },
};
