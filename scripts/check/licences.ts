import isWithin from 'spdx-satisfies';
import { inRoot } from '../process/root.ts';
import { listInstalled, type Manifest } from '../supply-chain/installed-packages.ts';
import { APPS, appFolder } from '../webpack/apps.ts';
import { type Outcome, verdict } from './outcome.ts';

/** Licences that only ask for their text to be kept. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense', 'Zlib'],
];

/** Packages with another licence, or none in their manifest. */
export interface Exception {
  readonly packages: RegExp;
  /** As the manifest has it; undefined: it has none. */
  readonly licence: string | undefined;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data that tools of the build read; it is in no release',
  },
  {
    packages: /^pause-stream$/,
    licence: 'MIT OR Apache2',
    reason: 'MIT is one of its licences, the other one has no SPDX name',
  },
  {
    packages: /^@resvg\/resvg-js(-|$)/,
    licence: 'MPL-2.0',
    reason: 'its copyleft ends at its own files, which are used unchanged',
  },
  {
    packages: /^png-js$/,
    licence: undefined,
    reason: 'MIT by its LICENSE file',
  },
  {
    packages: /^@embedpdf\/fonts-sc$/,
    licence: 'OFL-1.1',
    reason: 'a font, which any document may embed; its copyleft is about changed fonts',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a shared library in a package of its own, which can be replaced',
  },
];

/** The licence in a manifest; older ones have a list to choose from, in either field. */
const licenceOf = ({ license = [], licenses = [] }: Manifest): string | undefined =>
  [license, licenses.map(({ type }) => `${type}`)].flat().join(' OR ') || undefined;

const isAllowed = (licence: string): boolean => {
  try {
    return isWithin(licence, allowed);
  } catch {
    // No SPDX expression, such as SEE LICENSE IN FILE: a person has to read it.
    return false;
  }
};

/** Packages whose licence is neither allowed nor excepted, and exceptions that no package needs, as sentences. */
export const findLicenceFaults = (
  packages: readonly Manifest[],
  excepted: readonly Exception[] = exceptions,
): string[] => {
  const used = new Set<Exception>();
  const faults = packages.flatMap((manifest) => {
    const licence = licenceOf(manifest);
    if (licence !== undefined && isAllowed(licence)) return [];
    const exception = excepted.find((each) => each.packages.test(manifest.name) && each.licence === licence);
    if (exception) used.add(exception);
    const { name, version } = manifest;
    return exception ? [] : [`${name}@${version} has ${licence ? `the licence ${licence}` : 'no licence'}`];
  });
  const unused = excepted.filter((each) => !used.has(each));
  return [...faults, ...unused.map(({ packages: { source } }) => `no package needs the exception ${source}`)];
};

/** Every package that production needs, in the browser or on the server, has a licence of the list. */
export const checkLicences = async (): Promise<Outcome> => {
  const packages = listInstalled([inRoot('shared'), inRoot('server'), ...APPS.map(appFolder)]);
  const faults = findLicenceFaults(packages);
  return verdict(
    'licences',
    faults.length === 0,
    [`${packages.length} packages in production`, ...faults].join('\n  '),
  );
};
