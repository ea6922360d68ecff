import { report } from './check/outcome.ts';
import { step } from './process/progress.ts';
import { mergeStatements, readReport, writeReport } from './sql-report/statements.ts';
import { recordServerTests } from './test/suites.ts';

// `npm run sql-report [-- FILE …]`: runs the tests of the server and writes the SQL of every repository to
// `server/sql`; commit it with the change of the repository. With test files it runs these alone and only adds the SQL
// that is new: a run without files, before the commit, also removes what is no longer sent.
const files = process.argv.slice(2);
const { outcome, sent } = await step('API tests', () =>
  recordServerTests(files.length > 0 ? files : undefined),
);
report(outcome);
if (outcome.failed === 0)
  await writeReport(files.length > 0 ? mergeStatements(await readReport(), sent) : sent);
process.exit(outcome.failed === 0 ? 0 : 1);
