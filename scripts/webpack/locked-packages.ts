/** Lines of a lockfile entry by its name: an importer (folder), a package or a snapshot. */
type Entries = ReadonlyMap<string, readonly string[]>;

interface Lockfile {
  readonly importers: Entries;
  readonly packages: Entries;
  readonly snapshots: Entries;
}

const unquote = (text: string): string => text.replace(/^'(.*)'$/, '$1');

/** Entries of a section of pnpm's lockfile: keys are indented by two spaces, their content deeper. */
const readSection = (text: string, name: string): Entries => {
  const [, rest = ''] = text.split(new RegExp(`^${name}:\\n`, 'm'));
  const [section = ''] = rest.split(/^(?=\S)/m);
  const entries = section.split(/^ {2}(?=\S)/m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [, key = '', own = ''] = /^('[^']+'|[^:\n]+):([\s\S]*)$/.exec(entry) ?? [];
      return [unquote(key), own.split('\n').filter((line) => line.trim() !== '')];
    }),
  );
};

const readLockfile = (text: string): Lockfile => ({
  importers: readSection(text, 'importers'),
  packages: readSection(text, 'packages'),
  snapshots: readSection(text, 'snapshots'),
});

/** `name@version`; an alias has the whole key of its target. */
const keyOf = (name: string, version: string, { snapshots }: Lockfile): string | undefined =>
  [`${name}@${version}`, version].find((key) => snapshots.has(key));

/** Dependencies of an importer: names indented by six spaces, their `version` below. */
const importedBy = (lines: readonly string[], lockfile: Lockfile): (string | undefined)[] =>
  lines.flatMap((line, index) => {
    const version = /^ {8}version: (.*)$/.exec(line)?.[1];
    const name = /^ {6}(\S.*):$/.exec(lines[index - 2] ?? '')?.[1];
    return version && name ? [keyOf(unquote(name), unquote(version), lockfile)] : [];
  });

/** Dependencies of a package: lines `name: version`, indented by six spaces. */
const neededBy = (lines: readonly string[], lockfile: Lockfile): (string | undefined)[] =>
  lines.flatMap((line) => {
    const [, name, version] = /^ {6}('[^']+'|[^:]+): (.+)$/.exec(line) ?? [];
    return name && version ? [keyOf(unquote(name), unquote(version), lockfile)] : [];
  });

/**
 * The locked packages of some folders of the workspace: direct and transitive dependencies with their
 * integrity, sorted. A new remote, or a new dependency of one, thus changes nothing for the others. `text` is
 * a pnpm lockfile (version 9).
 */
export function lockedPackages(text: string, folders: readonly string[]): string {
  const lockfile = readLockfile(text);
  const imports = folders.map((folder) => [folder, lockfile.importers.get(folder) ?? []] as const);
  const found = new Set(imports.flatMap(([, lines]) => importedBy(lines, lockfile)));
  for (const key of found)
    for (const needed of neededBy(lockfile.snapshots.get(key ?? '') ?? [], lockfile)) found.add(needed);
  const pinned = [...found]
    .filter((key) => key !== undefined)
    .sort()
    .map((key) => [
      key,
      ...(lockfile.snapshots.get(key) ?? []),
      ...(lockfile.packages.get(key.replace(/\(.*$/, '')) ?? []),
    ]);
  return [...imports.flat(2), ...pinned.flat()].join('\n');
}
