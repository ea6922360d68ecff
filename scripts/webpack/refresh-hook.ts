import { injectIntoGlobalHook } from 'react-refresh/runtime';

/**
 * The shell and the remote each bring a refresh runtime. React tells only the hook that is there as it starts; this
 * one keeps what it was told, as the browser's React tools do, so that the remote's runtime can join later.
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
