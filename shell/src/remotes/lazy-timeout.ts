import React from 'react';
import { fileTimeoutMs, withTimeout } from './timeouts.ts';

/** Taken once: bundled, an imported name is read from the package each time, and would be ours by then. */
const { lazy } = React;

/**
 * A view's lazy part that does not come is as bad as one that is broken: after a while it throws where it stands, and
 * the view's boundary takes over. All remotes share the shell's React, so once is enough, and no remote need think of it.
 */
export function addLazyTimeout(): void {
  const limited: typeof lazy = (load) => lazy(() => withTimeout(fileTimeoutMs, load()));
  Object.assign(React, { lazy: limited });
}
