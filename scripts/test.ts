import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkTypes, runChecks } from './check/checks.ts';
import { type Outcome, report } from './check/outcome.ts';
import { step } from './process/progress.ts';
import { inRoot } from './process/root.ts';
import { atLength } from './prove/screens.ts';
import { testJourneys } from './test/journeys.ts';
import { testFile, testProofs, testServer, testUnits } from './test/suites.ts';
import { APPS, appFolder } from './webpack/apps.ts';

// `npm test [check|unit|api|proofs|e2e|mf-NAME|FILE …]`: everything, or the named parts, of which an app is one, and so
// is a test file of the server or the scripts. The last line is `N passed, N failed`.
const parts: Readonly<Record<string, () => Promise<Outcome[]>>> = {
  check: () => runChecks(report),
  unit: async () => [await step('unit tests', () => testUnits())],
  api: async () => [await step('API tests', testServer)],
  proofs: () => step('proofs', testProofs),
  e2e: async () => [await step('journeys', () => testJourneys(['--grep-invert', atLength]))],
};

/** One app alone, as its team tests it: its types and its own tests. */
const apps = Object.fromEntries(
  APPS.map((app) => path.basename(appFolder(app))).map((folder) => [
    folder,
    async () => [await checkTypes(folder), await step(`tests of ${folder}`, () => testUnits(folder))],
  ]),
);

const failedPart = (name: string, error: unknown): Outcome => ({
  name,
  passed: 0,
  failed: 1,
  detail: error instanceof Error ? error.message : String(error),
});

const chosen = process.argv.slice(2);
const files = Object.fromEntries(
  chosen
    .filter((name) => /^(server|scripts)\/.*\.test\.ts$/.test(name) && existsSync(inRoot(name)))
    .map((name) => [name, async () => [await step(`tests of ${name}`, () => testFile(name))]]),
);
const known = { ...parts, ...apps, ...files };
const unknown = chosen.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [name, part] of Object.entries(chosen.length > 0 ? known : parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const ended = await part().catch((error: unknown) => [failedPart(name, error)]);
  if (name !== 'check') ended.forEach(report);
  outcomes.push(...ended);
}
const sum = (count: 'passed' | 'failed'): number =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
