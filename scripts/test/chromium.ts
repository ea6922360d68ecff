import { existsSync } from 'node:fs';
import { installCommand, installPackages } from '../process/debian-packages.ts';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * `headless-shell` is Chromium's engine without the browser's UI, which starts and renders faster: for
 * journeys and proofs. `chromium` is for figures of paint, memory and load. It is the substitute where the
 * shell cannot be installed, as on macOS.
 */
const browsers = {
  'headless-shell': {
    package: 'chromium-headless-shell',
    places: ['/usr/bin/chromium-headless-shell'],
    substitutes: wholeBrowsers,
  },
  chromium: { package: 'chromium', places: wholeBrowsers, substitutes: [] },
} as const;

export type BrowserKind = keyof typeof browsers;

const firstOf = (places: readonly string[]): string | undefined =>
  places.find((place) => place !== '' && existsSync(place));

/**
 * Path of a browser. `CHROMIUM_PATH` has priority. Installs a missing one from Debian's packages if root. Without it
 * and its substitutes, throws a sentence with the command.
 */
export const ensureBrowser = async (kind: BrowserKind): Promise<string> => {
  const { places, substitutes } = browsers[kind];
  const present = firstOf([process.env.CHROMIUM_PATH ?? '', ...places]);
  if (present) return present;
  const packages = `${browsers[kind].package} fonts-noto-cjk`;
  const installation = await installPackages(packages);
  const found = firstOf([...places, ...substitutes]);
  if (found) return found;
  throw new Error(
    installation
      ? `Chromium could not be installed:\n${installation.output.slice(-2000)}`
      : `The tests need Chromium: run \`sudo sh -c '${installCommand(packages)}'\`, or set CHROMIUM_PATH.`,
  );
};
