import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

/** Sources of public pages, the personal centre and bookings. The back office has its own controls (decision 24). */
const patterns = ['shell', 'shared', 'mf-catalog', 'mf-booking', 'mf-personal'].map(
  (folder) => `${folder}/src/**/*.tsx`,
);

const native =
  /<(select)\b|<(?:input|TextInput)\b(?:[^>]|(?<==)>)*?\btype=\{?["'](date|datetime-local|month|time|week)["']/g;

/** The browser's own selects and date fields in a source, each with its line. */
export const findNativeControls = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(native)].map((found) => {
    const line = text.slice(0, found.index).split('\n').length;
    return `${path}:${line}: ${found[1] ? 'use Select instead of <select>' : `use DateInput instead of type="${found[2]}"`}`;
  });

/** Selects and dates are the portal's own controls, which look and work the same in every browser. */
export const checkNativeControls = async (): Promise<Outcome> => {
  const sources = (await listSources(...patterns)).filter(({ path }) => !path.includes('.test.'));
  const found = sources.flatMap(findNativeControls);
  return verdict(
    'native controls',
    found.length === 0,
    found.length === 0 ? `none in ${sources.length} files` : found.join('\n  '),
  );
};
