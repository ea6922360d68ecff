import { connect } from '../../../server/src/platform/database/connect.ts';
import { cancelMissedBalances } from '../../../server/src/sales/balances/index.ts';

// The job in a process of its own, which the proof kills. The database is that of DATABASE_URL.
const database = connect(process.env.DATABASE_URL ?? '');
const log = { info: () => undefined, error: console.error };
await cancelMissedBalances({ db: database.db, now: () => new Date(), log });
await database.close();
