import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createContainer } from '../remote-container.ts';
import { findRegistered } from '../remote-registry.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/**
 * Loads entries by their release: with integrity, time limits and a concurrent retry. Not by `createScript`, which is
 * not asked for ES modules, nor for a script that is on the page already.
 */
export const releaseEntry: ModuleFederationRuntimePlugin = {
  name: 'release-entry',
  loadEntry: async ({ remoteInfo }) => {
    const registered = findRegistered(remoteInfo);
    // The package's type of `get` lacks the promise that its runtime awaits.
    return registered && (createContainer(registered.release) as unknown as Awaited<ReturnType<LoadEntry>>);
  },
};
