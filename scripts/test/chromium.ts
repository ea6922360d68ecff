import { existsSync } from 'node:fs';
import { run } from '../process/run.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const packages = ['chromium', 'fonts-noto-cjk'];

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => place !== '' && existsSync(place));

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Where Chromium is; installed from Debian's packages when this is Debian and we are root. Throws a sentence with the
 * command to run when it is missing and may not be installed.
 */
export const ensureChromium = async (): Promise<string> => {
  const there = found();
  if (there) return there;
  const command = `apt-get update && apt-get install -y ${packages.join(' ')}`;
  if (!mayInstall())
    throw new Error(`The journeys need Chromium: run \`sudo sh -c '${command}'\`, or set CHROMIUM_PATH.`);
  const { code, output } = await run('sh', ['-c', command], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = found();
  if (code !== 0 || !installed) throw new Error(`Chromium could not be installed:\n${output.slice(-2000)}`);
  return installed;
};
