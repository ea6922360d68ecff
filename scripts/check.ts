import { runChecks } from './check/checks.ts';
import { report } from './check/outcome.ts';

// `npm run check`: format, lint, types, boundaries, sizes, schema snapshot, generated SQL, suppressions, conformance, security table, banned idioms, regular expressions, licences, translations, API report.
const outcomes = await runChecks(report);
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
