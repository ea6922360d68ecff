import type { Compiler, ExternalItem, Module } from 'webpack';

/** Global variable with the federation runtime, set by the shell's `federation.js` for all apps. */
export const RUNTIME_GLOBAL = 'haituFederation';
/** The shell's file that sets it. */
export const RUNTIME_FILE = 'federation.js';
/** The shell's file that renders documents on the server, and the global variable that it sets. */
export const RENDERER_FILE = 'render.js';
export const RENDERER_GLOBAL = 'haituRenderer';
/** Share name of the runtime: remotes require it, the shell provides it. */
export const RUNTIME_PACKAGE = '@module-federation/webpack-bundler-runtime';

/** Options of the federation plugin for all apps. */
export const federationOptions = {
  // With the default, the first import of a shared module waits for every remote, also for one that hangs.
  shareStrategy: 'loaded-first',
  manifest: true,
  // Views take no props, so type declarations have no use.
  dts: false,
} as const;

/** One copy of the federation runtime per tab: apps use the one of the shell's `federation.js`. */
export const runtimeExternals: ExternalItem[] = [
  { '@module-federation/enhanced/runtime': `${RUNTIME_GLOBAL}.runtime` },
  ({ request = '' }, done) =>
    request.includes(`${RUNTIME_PACKAGE}/`) ? done(undefined, RUNTIME_GLOBAL) : done(),
];

const generatedEntry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** A name without the folder of the checkout, of modules of the federation plugin whose identifier has it. */
const nameWithoutFolder = (module: Module): string | undefined =>
  generatedEntry.test(module.nameForCondition() ?? '')
    ? 'generated entry'
    : /^(?:container entry|provide module .*(?= = ))/.exec(module.identifier())?.[0];

/**
 * Numbers these modules first: webpack derives ids from identifiers, and moves other modules whose id is taken. Without
 * it, two checkouts of the same commit would build different files.
 */
export const folderIndependentIds = {
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap('FolderIndependentIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FolderIndependentIds', (modules) => {
        const named = [...modules].flatMap((module) => {
          const name = nameWithoutFolder(module);
          return name === undefined ? [] : [{ module, name }];
        });
        named.sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const [index, { module }] of named.entries())
          compilation.chunkGraph.setModuleId(module, index + 1);
      });
    }),
};
