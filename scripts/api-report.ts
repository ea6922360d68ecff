import { reportFolder, writeReports } from './api-report/write.ts';
import { inRoot } from './process/root.ts';

// `npm run api-report`: writes the API report of `@portal/shared`; commit it with the change of the exports.
await writeReports(inRoot(reportFolder));
