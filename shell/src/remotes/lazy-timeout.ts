import React from 'react';
import { fileTimeoutMs, withTimeout } from './timeouts.ts';

/**
 * Read once: in the bundle an imported name is read from the package each time, and would be the patched one.
 */
const { lazy } = React;

/**
 * Adds a timeout to `React.lazy`: a lazy part that does not load throws to the view's error boundary. All
 * remotes share the shell's React, so this covers them all.
 */
export function addLazyTimeout(): void {
  const limited: typeof lazy = (load) => lazy(() => withTimeout(fileTimeoutMs, load()));
  Object.assign(React, { lazy: limited });
}
