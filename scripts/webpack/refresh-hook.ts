import { injectIntoGlobalHook } from 'react-refresh/runtime';

/**
 * Shell and remote each have a refresh runtime. React reads the DevTools hook once at start; this hook keeps
 * registered renderers, as React DevTools do, so that the remote's runtime can join later.
 */
function keepingHook() {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
  const nothing = () => undefined;
  const on = { onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing };
  return { supportsFiber: true, checkDCE: nothing, renderers, inject, ...on };
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= keepingHook();
injectIntoGlobalHook(page);
