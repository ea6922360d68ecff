import type { ExternalItem } from 'webpack';

/** The global variable in which `federation.js` of the shell leaves the runtime for every app. */
export const RUNTIME_GLOBAL = 'haituFederation';
/** The file of the shell that leaves it there. */
export const RUNTIME_FILE = 'federation.js';
/** Released under this name: what a remote requires of a shell, and what a shell provides. */
export const RUNTIME_PACKAGE = '@module-federation/webpack-bundler-runtime';

/** What all apps tell the plugin. */
export const federationOptions = {
  // With the default, the first import of a shared module waits for every remote, also for one that hangs.
  shareStrategy: 'loaded-first',
  manifest: true,
  // Views take no props, so their types say nothing.
  dts: false,
} as const;

/** One copy of the federation runtime in a tab: apps take it from the shell's `federation.js`. */
export const runtimeExternals: ExternalItem[] = [
  { '@module-federation/enhanced/runtime': `${RUNTIME_GLOBAL}.runtime` },
  ({ request = '' }, done) =>
    request.includes(`${RUNTIME_PACKAGE}/`) ? done(undefined, RUNTIME_GLOBAL) : done(),
];
