import type { Compilation } from 'webpack';

/** Key of a share with the range that a remote requires, or the version that the shell provides. */
export function listSharing(compilation: Compilation): Record<string, string> {
  const modules = [...compilation.modules].map((module) => module.identifier());
  const found = modules.flatMap((identifier) => readProvided(identifier) ?? []);
  const shares = found.length > 0 ? found : modules.flatMap((identifier) => readConsumed(identifier) ?? []);
  return Object.fromEntries(shares.sort(([a], [b]) => (a < b ? -1 : 1)));
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
