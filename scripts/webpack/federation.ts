import type { ExternalItem } from 'webpack';

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
