import { globSync } from 'node:fs';
import path from 'node:path';

/** Views under a `src/views` folder: name → file. A view's path is its name: `route/detail`. */
export function listViews(folder: string): Readonly<Record<string, string>> {
  const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => !file.endsWith('.test.tsx'));
  const named = files.map((file) => [viewName(file), path.join(folder, file)] as const);
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function viewName(file: string): string {
  return file.replaceAll(path.sep, '/').replace(/\.tsx$/, '');
}
