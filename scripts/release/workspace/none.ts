import type * as checkout from './checkout.ts';

// In the packaged command line in place of `checkout.ts`: it runs where no sources of the portal are.

const refuse = (): never => {
  throw new Error('This needs the sources of the portal: use its checkout.');
};

export const commandLine = 'haitu';
export const usageOfSources = '';
export const callerFolder = (): string => '';
export const apps: typeof checkout.apps = [];
export const remotes: typeof checkout.remotes = [];
export const buildReleases: typeof checkout.buildReleases = async () => refuse();
export const verifyLog: typeof checkout.verifyLog = async () => refuse();
export const checkTypes: typeof checkout.checkTypes = async () => refuse();
export const sourceVersion: typeof checkout.sourceVersion = async () => refuse();
export const listChanged: typeof checkout.listChanged = async () => refuse();
export const remote: typeof checkout.remote = async () => refuse();
