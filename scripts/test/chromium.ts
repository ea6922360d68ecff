import { existsSync } from 'node:fs';
import { run } from '../process/run.ts';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * `headless-shell` is Chromium's engine without the browser's UI, which starts and renders faster: for
 * journeys and proofs. `chromium` is for figures of paint, memory and load. It is the fallback where the
 * shell does not exist, as on macOS.
 */
const browsers = {
  'headless-shell': {
    package: 'chromium-headless-shell',
    places: ['/usr/bin/chromium-headless-shell', ...wholeBrowsers],
  },
  chromium: { package: 'chromium', places: wholeBrowsers },
} as const;

export type BrowserKind = keyof typeof browsers;

const find = (kind: BrowserKind): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...browsers[kind].places].find(
    (place) => place !== '' && existsSync(place),
  );

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Path of a browser. `CHROMIUM_PATH` has priority. Installs a missing one from Debian's packages if root;
 * otherwise throws a sentence with the command.
 */
export const ensureBrowser = async (kind: BrowserKind): Promise<string> => {
  const present = find(kind);
  if (present) return present;
  const command = `apt-get update && apt-get install -y ${browsers[kind].package} fonts-noto-cjk`;
  if (!mayInstall())
    throw new Error(`The tests need Chromium: run \`sudo sh -c '${command}'\`, or set CHROMIUM_PATH.`);
  const { code, output } = await run('sh', ['-c', command], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = find(kind);
  if (code !== 0 || !installed) throw new Error(`Chromium could not be installed:\n${output.slice(-2000)}`);
  return installed;
};
