import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';

// Runs before the shell and before every remote. The builds of both find the runtime in the global variable that this
// file's library leaves; the shell's build adds its shared modules to the instance of its name.
createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' });

export default federation;
