import type { Compilation } from 'webpack';

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
