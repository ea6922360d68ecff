import { report } from './check/outcome.ts';
import { step } from './process/progress.ts';
import { writeReport } from './sql-report/statements.ts';
import { recordServerTests } from './test/suites.ts';

// `npm run sql-report`: runs the tests of the server and writes the SQL of every repository to `server/sql`; commit
// it with the change of the repository.
const { outcome, sent } = await step('API tests', () => recordServerTests());
report(outcome);
if (outcome.failed === 0) await writeReport(sent);
process.exit(outcome.failed === 0 ? 0 : 1);
