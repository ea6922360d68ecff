import { startGallery } from './gallery/serve.ts';
import { describeFailure } from './process/describe-failure.ts';
import { requireFree } from './process/ports.ts';
import { step } from './process/progress.ts';
import { appNamed } from './webpack/app-name.ts';
import { APPS, type App } from './webpack/apps.ts';
import { startDevServer } from './webpack/dev-server.ts';

// `npm run dev -- mf-catalog`: serves one app with hot reload inside the portal that `npm start` runs.
// `npm run dev -- gallery`: serves the gallery of components, which needs no portal.
const firstPort = 4100;
const portalUrl = process.env.PORTAL_URL || 'http://127.0.0.1:8080';

const findApp = (name: string | undefined): App | undefined =>
  APPS.find((app) => name !== undefined && app === appNamed(name));

const isUp = (): Promise<boolean> =>
  fetch(`${portalUrl}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const stopOnSignal = (stop: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
};

const serveGallery = async (): Promise<void> => {
  await requireFree(firstPort + APPS.length, '127.0.0.1');
  const { origin, stop } = await step('building the gallery', () => startGallery(firstPort + APPS.length));
  console.log(`\n  open  ${origin}/   the components in their states`);
  stopOnSignal(stop);
};

const serveApp = async (app: App): Promise<void> => {
  if (!(await isUp()))
    throw new Error(`There is no portal at ${portalUrl}: run \`npm start\` first, or set PORTAL_URL.`);
  const port = firstPort + APPS.indexOf(app);
  await requireFree(port, '127.0.0.1');
  const server = await step(`building ${app} for development`, () => startDevServer(app, port, portalUrl));
  console.log(`\n  open  http://127.0.0.1:${port}/open   the portal with your ${app}, in this browser`);
  console.log(`  close http://127.0.0.1:${port}/close  the portal as it is released`);
  stopOnSignal(server.stop);
};

const name = process.argv[2];
const app = findApp(name);
if (!app && name !== 'gallery') {
  const names = [...APPS.map((one) => one.replace('_', '-')), 'gallery'];
  console.error(`Which app? npm run dev -- ${names.join(' | ')}`);
  process.exit(2);
}
(app ? serveApp(app) : serveGallery()).catch((error: Error) => {
  console.error(describeFailure(error));
  process.exit(1);
});
