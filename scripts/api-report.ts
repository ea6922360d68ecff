import { reportFolder, writeReports } from './api-report/write.ts';
import { inRoot } from './process/root.ts';

// `npm run api-report`: writes the API report of `@portal/shared` anew, for the commit that changes its exports.
await writeReports(inRoot(reportFolder));
