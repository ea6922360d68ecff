import type { App } from '@portal/shared/contract';
import { apps } from '#workspace';
import { appNamed } from '../../webpack/app-name.ts';

/** An app in a plan: a published version, or the build of current sources. */
export interface PlannedApp {
  readonly app: App;
  readonly version?: string;
}

/** Parses the words after `plan`, `APP` or `APP@VERSION` each. Returns a sentence if one is invalid. */
export const readPlan = (words: readonly string[]): readonly PlannedApp[] | string => {
  const planned: PlannedApp[] = [];
  for (const word of words) {
    const [name = '', version, surplus] = word.split('@');
    const app = appNamed(name);
    if (!app || version === '' || surplus !== undefined)
      return `plan takes APP or APP@VERSION: ${word} is not.`;
    if (version === undefined && !apps.includes(app)) return `There is no app ${name} here: name a version.`;
    planned.push(version === undefined ? { app } : { app, version });
  }
  return planned;
};
