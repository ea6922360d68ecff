import type { App } from '@portal/shared/contract';

/** What an app may be called: the shell, or a remote's federation name, a JavaScript identifier. */
export const appPattern = '^(shell|mf_[a-z][a-z0-9]{1,30})$';

const pattern = new RegExp(appPattern);

/** Whether an app may be called that; whether there is one is known to the releases, and to the workspace. */
export const isAppName = (name: string): name is App => pattern.test(name);
