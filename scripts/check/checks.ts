import { checkApiReport } from './api-report.ts';
import { checkIdioms } from './idioms.ts';
import { checkLicences } from './licences.ts';
import { checkNativeControls } from './native-controls.ts';
import { type Outcome, tool, verdict } from './outcome.ts';
import { packages } from './packages.ts';
import { checkConformance } from './proofs/conformance.ts';
import { checkSecurityTable } from './proofs/security-table.ts';
import { checkExpressions } from './regular-expressions.ts';
import { checkRemoteTemplate } from './remote-template.ts';
import { checkSizes } from './sizes.ts';
import { checkSnapshots } from './snapshots.ts';
import { checkSqlReport } from './sql-report.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkTableUse } from './table-use.ts';
import { checkTranslations } from './translations.ts';
import { checkTypes } from './types.ts';
import { checkUnused } from './unused.ts';

const checkStyle = async (): Promise<Outcome> => {
  const { code, output } = await tool('biome', [
    'ci',
    '--colors=off',
    '--reporter=summary',
    '--diagnostic-level=error',
  ]);
  return verdict(
    'format and lint',
    code === 0,
    code === 0 ? (/Checked \d+ files/.exec(output)?.[0] ?? '') : output,
  );
};

const checkBoundaries = async (): Promise<Outcome> => {
  const { code, output } = await tool('depcruise', [
    '--config',
    'scripts/config/dependency-cruiser.cjs',
    ...packages,
  ]);
  return verdict(
    'boundaries',
    code === 0,
    code === 0 ? (/\((.*cruised)\)/.exec(output)?.[1] ?? output) : output,
  );
};

/** Every static check, cheapest first. */
const checks: readonly (() => Promise<Outcome>)[] = [
  checkStyle,
  ...packages.map((name) => () => checkTypes(name)),
  checkRemoteTemplate,
  checkBoundaries,
  checkUnused,
  checkSizes,
  checkSnapshots,
  checkTableUse,
  checkSqlReport,
  checkSuppressions,
  checkConformance,
  checkSecurityTable,
  checkIdioms,
  checkExpressions,
  checkLicences,
  checkTranslations,
  checkNativeControls,
  checkApiReport,
];

/** Runs all checks and reports each when it ends. */
export const runChecks = async (onOutcome: (outcome: Outcome) => void): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const outcome = await check();
    onOutcome(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
};
