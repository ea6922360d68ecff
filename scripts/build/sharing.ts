import type { Compilation, Module, ModuleGraph } from 'webpack';

/** Key of a share with the range that a remote requires, or the version that the shell provides. */
export function listSharing(compilation: Compilation): Record<string, string> {
  const modules = [...compilation.modules].map((module) => module.identifier());
  const found = modules.flatMap((identifier) => readProvided(identifier) ?? []);
  const shares = found.length > 0 ? found : modules.flatMap((identifier) => readConsumed(identifier) ?? []);
  return Object.fromEntries(shares.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names of the shares that a chunk, and the chunks split from it, import. */
export function listImportedShares(
  { chunkGraph, namedChunkGroups }: Compilation,
  chunkGroup: string,
): string[] {
  const chunks = namedChunkGroups.get(chunkGroup)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  return [...new Set(modules.flatMap((module) => readConsumed(module.identifier())?.[0][0] ?? []))].sort();
}

/** The scripts of each share that the shell loads on demand. */
export function listSharedFiles({ modules, chunkGraph }: Compilation): Record<string, string[]> {
  const lazy = [...modules].flatMap((module) => {
    const [name] = readProvided(module.identifier())?.[0] ?? [];
    const [block] = module.blocks;
    if (!name || !block) return [];
    const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
    return [[name, files.filter((file) => file.endsWith('.js'))] as const];
  });
  return Object.fromEntries(lazy.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Exports by shared module: those that a remote uses, or those that the shell provides. A module is left out if webpack
 * cannot list them: a remote uses it as a whole, or its exports are made at run time.
 */
export function listSharedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const list = (read: typeof readProvided, find: typeof listUsed) =>
    [...modules].flatMap((module): [string, string[]][] => {
      const [share] = read(module.identifier()) ?? [];
      const names = share && find(module, moduleGraph);
      return names ? [[share[0], [...names].sort()]] : [];
    });
  const provided = list(readProvided, listProvided);
  const listed = provided.length > 0 ? provided : list(readConsumed, listUsed);
  return Object.fromEntries(listed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The shell's copy is the only dependency of a module that provides it, at once or on demand. */
function listProvided({ dependencies, blocks }: Module, graph: ModuleGraph): Iterable<string> | undefined {
  const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)];
  const copy = dependency && graph.getModule(dependency);
  const names = copy ? graph.getProvidedExports(copy) : null;
  if (!copy || !Array.isArray(names)) return undefined;
  // The default export of a CommonJS module is the module.
  return copy.buildMeta?.exportsType === 'namespace' ? names : new Set([...names, 'default']);
}

/** webpack does not sum up what is used of these modules: each import says which of their exports it takes. */
function listUsed(module: Module, graph: ModuleGraph): Iterable<string> | undefined {
  const active = [...graph.getIncomingConnections(module)].filter((each) => each.isActive(undefined));
  const paths = active
    .flatMap(({ dependency }) => dependency?.getReferencedExports(graph, undefined) ?? [])
    .map((each) => (Array.isArray(each) ? each : each.name));
  const names = paths.map(([name]) => name);
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
}

/** `provide module (default) antd/es/table@6.6.8 = /path` */
function readProvided(identifier: string): [[string, string]] | undefined {
  const [, name, version] = /^provide module \(\w+\) (@?[^@|]+)@(\S+) = /.exec(identifier) ?? [];
  return name && version ? [[name, version]] : undefined;
}

/** `consume-shared-module|default|antd/es/table|^6.6.8|…` */
function readConsumed(identifier: string): [[string, string]] | undefined {
  const [type, , name, range] = identifier.split('|');
  return type === 'consume-shared-module' && name && range ? [[name, range]] : undefined;
}
