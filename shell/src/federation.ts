import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';

// Runs before the shell and before every remote. Both builds find the runtime in the global variable of this
// library; the shell's build adds its shared modules to the instance of its name.
createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' });

export default federation;
