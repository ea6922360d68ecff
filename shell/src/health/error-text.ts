import type { App } from '@portal/shared/contract';
import type { Owner } from './vitals.ts';

const maxLength = 1000;
const asset = /\/assets\/(shell|mf_[a-z][a-z0-9]{1,30})\/([^/\s]+)\//;

/** The text of an error: name, message, cause. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxLength);
  const cause = error.cause === undefined ? '' : ` (${errorText(error.cause)})`;
  return `${error.name}: ${error.message}${cause}`.slice(0, maxLength);
}

/**
 * The app whose script threw, by the first of our files on the stack. Errors of browser extensions and the
 * console belong to no app.
 */
export function sourceOf(error: unknown): Pick<Owner, 'app' | 'version'> | undefined {
  const [, app, version] = asset.exec((error instanceof Error && error.stack) || '') ?? [];
  return app && version ? { app: app as App, version } : undefined;
}
