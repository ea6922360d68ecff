import type { ReleaseRecord } from '@portal/shared/contract';

/** A change of what a build provides or uses, and the part of it that a refusal has to name. */
export interface ExportChange {
  readonly record: ReleaseRecord;
  readonly name: string;
}

/** An export that remotes use, or that none uses. */
interface Export {
  readonly module: string;
  readonly name: string;
}

type Exports = Readonly<Record<string, readonly string[]>>;

/** Evenly spaced parts of a list, repeated when it is shorter. */
const pick = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => {
    const place = list.length > count ? Math.floor((index * list.length) / count) : index % list.length;
    return list[place] as T;
  });

const listed = (exports: Exports = {}): Export[] =>
  Object.entries(exports).flatMap(([module, names]) => names.map((name) => ({ module, name })));

const withExports = (record: ReleaseRecord, module: string, change: (names: string[]) => string[]) => ({
  ...record,
  sharedExports: { ...record.sharedExports, [module]: change(record.sharedExports?.[module] ?? []) },
});

const without = (record: ReleaseRecord, { module, name }: Export, ...added: string[]): ReleaseRecord =>
  withExports(record, module, (names) => [...names.filter((each) => each !== name), ...added]);

const withoutModule = ({ shared, ...record }: ReleaseRecord, module: string): ReleaseRecord => ({
  ...record,
  shared: Object.fromEntries(Object.entries(shared).filter(([name]) => name !== module)),
});

/** Exports that a shell and remotes have in common, and those of the shell that no remote uses. */
const sortExports = (shell: ReleaseRecord, remotes: readonly ReleaseRecord[]) => {
  const used = remotes.flatMap(({ sharedExports }) => listed(sharedExports));
  const isUsed = ({ module, name }: Export) =>
    used.some((each) => each.module === module && each.name === name);
  const provided = listed(shell.sharedExports);
  return { used: provided.filter(isUsed), unused: provided.filter((each) => !isUsed(each)) };
};

/** 200 changes that break a remote: exports that are removed, renamed or unknown, and modules that are gone. */
export const breakingChanges = (shell: ReleaseRecord, remotes: readonly ReleaseRecord[]): ExportChange[] => {
  const { used } = sortExports(shell, remotes);
  const modules = remotes.flatMap(({ shared }) => Object.keys(shared));
  const uses = remotes.flatMap((remote) =>
    Object.keys(remote.sharedExports ?? {}).map((module) => ({ remote, module })),
  );
  return [
    ...pick(used, 80).map((each) => ({ record: without(shell, each), name: each.name })),
    ...pick(used, 40).map((each) => ({ record: without(shell, each, `${each.name}2`), name: each.name })),
    ...pick(uses, 60).map(({ remote, module }, index) => {
      const name = `unknown${index}`;
      return { record: withExports(remote, module, (names) => [...names, name]), name };
    }),
    ...pick([...new Set(modules)], 20).map((name) => ({ record: withoutModule(shell, name), name })),
  ];
};

/**
 * 100 changes that break no remote: exports that are added, removed though no remote uses them, or used no more. The last
 * are of the back office, whose views are not rendered when it is published.
 */
export const harmlessChanges = (shell: ReleaseRecord, remotes: readonly ReleaseRecord[]): ExportChange[] => {
  const { used, unused } = sortExports(shell, remotes);
  const uses = remotes
    .filter(({ app }) => app === 'mf_admin')
    .flatMap((remote) => listed(remote.sharedExports).map((each) => ({ remote, each })));
  return [
    ...pick(used, 40).map(({ module }, index) => {
      const name = `added${index}`;
      return { record: withExports(shell, module, (names) => [...names, name]), name };
    }),
    ...pick(unused, 30).map((each) => ({ record: without(shell, each), name: each.name })),
    ...pick(uses, 30).map(({ remote, each }) => ({ record: without(remote, each), name: each.name })),
  ];
};
