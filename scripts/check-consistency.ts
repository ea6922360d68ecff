import { checkConsistency } from '../server/src/sales/reconciliation/consistency-check.ts';
import { explain, withDatabase } from './portal/open-database.ts';

// `npm run check:consistency`: checks DATABASE_URL, or the bundled database in DATA_DIR, running or not. Exit
// 1 if there is a contradiction.
try {
  const faults = await withDatabase(({ db }) => checkConsistency(db));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The database is consistent.' : `${faults.length} faults.`);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(`The database could not be checked: ${explain(error)}`);
  process.exit(1);
}
