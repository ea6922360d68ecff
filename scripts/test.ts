import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './check/checks.ts';
import { checkTypes } from './check/types.ts';
import { step } from './process/progress.ts';
import { inRoot } from './process/root.ts';
import { countedClicks } from './prove/clicks.ts';
import { allViewports } from './prove/screens.ts';
import { branchPoint, findAffected, listChanged } from './test/affected.ts';
import { testJourneys } from './test/journeys.ts';
import { minutesTable, type Part, type PartRun, runPart } from './test/run-parts.ts';
import { testProofs, testServer, testUnits } from './test/suites.ts';
import { APPS, appFolder } from './webpack/apps.ts';

// `npm test [check|unit|api|proofs|e2e|changed|mf-NAME|FILE …]`: everything, or the named parts; an app, or a test
// file, is a part too. The last line is `N passed, N failed`, with the minutes above it.
const parts: Readonly<Record<string, Part>> = {
  check: runChecks,
  unit: async (keep) => keep(await step('unit tests', () => testUnits())),
  api: async (keep) => (await step('API tests', () => testServer())).forEach(keep),
  proofs: async (keep) => (await step('proofs', testProofs)).forEach(keep),
  e2e: async (keep) =>
    keep(await step('journeys', () => testJourneys(['--grep-invert', `${allViewports}|${countedClicks}`]))),
};

/** One app alone: its types and its own tests. */
const testApp =
  (folder: string): Part =>
  async (keep) => {
    keep(await checkTypes(folder));
    keep(await step(`tests of ${folder}`, () => testUnits(folder, [`${folder}/src/`])));
  };

const testFile =
  (name: string): Part =>
  async (keep) => {
    const isServer = /^(server|scripts)\//.test(name);
    const outcomes = step(`tests of ${name}`, async () =>
      isServer ? testServer([name]) : [await testUnits(name, [name])],
    );
    (await outcomes).forEach(keep);
  };

const [since] = process.argv.flatMap((arg) => /^--since=(.+)$/.exec(arg)?.[1] ?? []);

/** The static checks, and the tests that a change since the branch point, or `--since=REVISION`, can affect. */
const testChanged: Part = async (keep) => {
  await runChecks(keep);
  const { unit, api, journeys } = await findAffected(await listChanged(since ?? (await branchPoint())));
  if (unit.length > 0) keep(await step(`${unit.length} unit test files`, () => testUnits('affected', unit)));
  if (api.length > 0) (await step(`${api.length} API test files`, () => testServer(api))).forEach(keep);
  if (journeys.length > 0) keep(await step('journeys', () => testJourneys(journeys)));
};

const apps = Object.fromEntries(
  APPS.map((app) => path.basename(appFolder(app))).map((folder) => [folder, testApp(folder)]),
);

const chosen = process.argv.slice(2).filter((arg) => !arg.startsWith('--since='));
const files: Readonly<Record<string, Part>> = Object.fromEntries(
  chosen
    .filter((name) => /\.test\.tsx?$/.test(name) && existsSync(inRoot(name)))
    .map((name) => [name, testFile(name)]),
);
const known = { ...parts, changed: testChanged, ...apps, ...files };
const unknown = chosen.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const started = performance.now();
const runs: PartRun[] = [];
for (const [name, part] of Object.entries(chosen.length > 0 ? known : parts)) {
  if (chosen.length === 0 || chosen.includes(name)) runs.push(await runPart(name, part));
}
const sum = (count: 'passed' | 'failed'): number => runs.reduce((total, run) => total + run[count], 0);
console.log(`\n${minutesTable(runs, performance.now() - started)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
