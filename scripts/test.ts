import { runChecks } from './check/checks.ts';
import { type Outcome, report } from './check/outcome.ts';
import { step } from './process/progress.ts';
import { testJourneys, testProofs, testServer, testUnits } from './test/suites.ts';

// `npm test [check|unit|api|proofs|e2e …]`: everything, or the named parts. The last line is `N passed, N failed`.
const parts: Readonly<Record<string, () => Promise<Outcome[]>>> = {
  check: () => runChecks(report),
  unit: async () => [await step('unit tests', testUnits)],
  api: async () => [await step('API tests', testServer)],
  proofs: async () => [await step('proofs', testProofs)],
  e2e: async () => [await step('journeys', () => testJourneys())],
};

const failedPart = (name: string, error: unknown): Outcome => ({
  name,
  passed: 0,
  failed: 1,
  detail: error instanceof Error ? error.message : String(error),
});

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const ended = await part().catch((error: unknown) => [failedPart(name, error)]);
  if (name !== 'check') ended.forEach(report);
  outcomes.push(...ended);
}
const sum = (count: 'passed' | 'failed'): number =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
