import { createInstance } from '@module-federation/enhanced/runtime';

/** What `federation.js` does before the shell. */
createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first' });
