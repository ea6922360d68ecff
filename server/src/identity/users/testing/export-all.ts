import { connect } from '#src/platform/database/index.ts';
import { exportUsers } from '../user-export.ts';

/** Exports all users of a database to nowhere; prints the bytes and the memory used in MB. */
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024);

const database = connect(process.argv[2] ?? '');
const viewer = { userId: 0, isRoot: true, scope: 'all' } as const;
const before = megabytes();
let [bytes, peak] = [0, before];
for await (const chunk of exportUsers(database.db, { viewer, filters: {}, language: 'zh-cn' })) {
  bytes += chunk.length;
  peak = Math.max(peak, megabytes());
}
await database.close();
process.stdout.write(JSON.stringify({ bytes, before, peak }));
