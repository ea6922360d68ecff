/** What a lockfile says, by the name of an importer (a folder), a package or a snapshot: its lines. */
type Entries = ReadonlyMap<string, readonly string[]>;

interface Lockfile {
  readonly importers: Entries;
  readonly packages: Entries;
  readonly snapshots: Entries;
}

const unquote = (text: string): string => text.replace(/^'(.*)'$/, '$1');

/** The entries of a section of pnpm's lockfile: keys stand two spaces in, what belongs to them deeper. */
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

/** `name@version`; an alias names the whole key of its target. */
const keyOf = (name: string, version: string, { snapshots }: Lockfile): string | undefined =>
  [`${name}@${version}`, version].find((key) => snapshots.has(key));

/** What an importer asks for: names six spaces in, their `version` below. */
const importedBy = (lines: readonly string[], lockfile: Lockfile): (string | undefined)[] =>
  lines.flatMap((line, index) => {
    const version = /^ {8}version: (.*)$/.exec(line)?.[1];
    const name = /^ {6}(\S.*):$/.exec(lines[index - 2] ?? '')?.[1];
    return version && name ? [keyOf(unquote(name), unquote(version), lockfile)] : [];
  });

/** What a package stands on: lines `name: version` six spaces in. */
const neededBy = (lines: readonly string[], lockfile: Lockfile): (string | undefined)[] =>
  lines.flatMap((line) => {
    const [, name, version] = /^ {6}('[^']+'|[^:]+): (.+)$/.exec(line) ?? [];
    return name && version ? [keyOf(unquote(name), unquote(version), lockfile)] : [];
  });

/**
 * What the lockfile pins for some folders of the workspace, and for nobody else: what they ask for, and every package
 * below that with its integrity, sorted. So a remote that joins, or takes a package of its own, changes nothing for
 * the others. `text` as pnpm writes it (version 9).
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
