import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type App, appFolder } from '../webpack/apps.ts';

export type FirstCalls = Readonly<Record<string, string[]>>;

/** `<app>/src/first-calls.ts`: which API answers the document may bring along with a view. Optional. */
export async function readFirstCalls(app: App, views: readonly string[]): Promise<FirstCalls> {
  const file = path.join(appFolder(app), 'src/first-calls.ts');
  if (!existsSync(file)) return {};
  const { default: calls } = (await import(pathToFileURL(file).href)) as { default: FirstCalls };
  const unknown = Object.keys(calls).find((name) => !views.includes(name));
  if (unknown !== undefined)
    throw new Error(`${file} names the view "${unknown}", which ${app} does not have.`);
  return calls;
}
