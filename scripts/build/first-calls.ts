import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Under this name the shell lists the first calls of every public page. */
export const PAGE = 'page';

export type FirstCalls = Readonly<Record<string, string[]>>;

/** `src/first-calls.ts` of an app: the API answers that the document preloads with a view. Optional. */
export async function readFirstCalls(folder: string, views: readonly string[]): Promise<FirstCalls> {
  const file = path.join(folder, 'src/first-calls.ts');
  if (!existsSync(file)) return {};
  const { default: calls } = (await import(pathToFileURL(file).href)) as { default: FirstCalls };
  const unknown = Object.keys(calls).find((name) => !views.includes(name));
  if (unknown !== undefined) throw new Error(`${file} names the view "${unknown}", which is not there.`);
  return calls;
}
