import { connect } from '../server/src/db/connect.ts';
import { checkBooks } from '../server/src/modules/order/check-books.ts';
import { startPostgres } from './portal/postgres.ts';
import { lockData } from './process/data-lock.ts';

// `npm run check:books`: looks through DATABASE_URL, or the bundled database in DATA_DIR; exit 1 when something is wrong.
const inBundled = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const dataDir = process.env.DATA_DIR || '.data';
  const unlock = await lockData(dataDir);
  const { url, companion } = await startPostgres({ dataDir });
  const close = async (): Promise<void> => {
    await companion?.stop();
    await unlock();
  };
  return { url, close };
};

const opened = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, close: async () => undefined }
  : await inBundled();
const database = connect(opened.url, { max: 1 });
const faults = await checkBooks(database.db).finally(async () => {
  await database.close();
  await opened.close();
});
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The books are in order.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
