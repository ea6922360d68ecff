import type { App } from '../webpack/apps.ts';
import { buildRelease } from './release.ts';

const [app, folder] = process.argv.slice(2) as [App, string];
await buildRelease(app, folder).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
