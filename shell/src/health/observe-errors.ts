import type { ReleaseReport } from '@portal/shared/contract';
import { errorText, sourceOf } from './error-text.ts';

const maxErrors = 20;

const viewOf = (app: string): string =>
  app === 'shell'
    ? 'shell'
    : (document.querySelector<HTMLElement>(`[data-remote="${app}"]`)?.dataset.view ?? 'none');

/** Reports uncaught errors outside of rendering: each text once, at most twenty. */
export function observeErrors(tell: (report: ReleaseReport) => void): void {
  const told = new Set<string>();
  const see = (error: unknown): void => {
    const thrower = sourceOf(error);
    const words = errorText(error);
    if (!thrower || told.has(words) || told.size >= maxErrors) return;
    told.add(words);
    tell({ ...thrower, view: viewOf(thrower.app), step: 'error', ms: 0, error: words });
  };
  window.addEventListener('error', ({ error }) => see(error));
  window.addEventListener('unhandledrejection', ({ reason }) => see(reason));
}
