import type { Release } from '../../../build/release.ts';
import { makeVariant } from '../variant.ts';
import { buildTrial, fileAt, type Place, type TrialSources } from './trial.ts';

/** Creates a broken release whose hashes and record are correct. */
type Broken = (folder: string, good: Release) => Promise<Release>;

const edited =
  (place: Place, edit: (text: string, good: Release) => string): Broken =>
  (folder, good) =>
    makeVariant(folder, good, { edit: { [fileAt(good, place)]: (text) => edit(text, good) } });

const built =
  (sources: TrialSources): Broken =>
  (folder) =>
    buildTrial(folder, sources);

/** Import of a style that never loads, by the proxy; no file of a release. */
export const endlessFile = 'endless.css';

const planted = "throw new Error('planted');";
const endless = 'await new Promise(() => undefined);';
const component = (name: string, body: string): string => `export default function ${name}() { ${body} }`;

/** Replaces the entry by a container that has the view in itself. */
const container = (get: string) =>
  edited('entry', (text) => {
    const [, name] = /\b(mf_trial_[a-z0-9_]+)\b/.exec(text) ?? [];
    return `window.${name} = { init() {}, get: async () => ${get} };`;
  });

/** Faults by kind and place. A style has no code, so it can neither throw nor return a promise. */
export const releaseFaults: Readonly<Record<string, Readonly<Partial<Record<Place, Broken>>>>> = {
  'syntax error': {
    entry: edited('entry', (text) => `)(;${text}`),
    'exposed chunk': edited('exposed chunk', (text) => `)(;${text}`),
    'lazy chunk': edited('lazy chunk', (text) => `)(;${text}`),
    style: edited('style', (text) => `} { ${text}`),
  },
  'throw at import': {
    entry: edited('entry', (text) => planted + text),
    'exposed chunk': built({
      'views/trial/screen.tsx': `import './screen.module.css'; ${planted} ${component('Screen', 'return null')}`,
    }),
    'lazy chunk': built({ 'part.tsx': `${planted} ${component('Part', 'return null')}` }),
  },
  'throw in first render': {
    entry: container(`() => ({ default: () => { ${planted} } })`),
    'exposed chunk': built({ 'views/trial/screen.tsx': component('Screen', planted) }),
    'lazy chunk': built({ 'part.tsx': component('Part', planted) }),
  },
  'endless promise': {
    entry: container('new Promise(() => undefined)'),
    'exposed chunk': built({
      'views/trial/screen.tsx': `${endless} ${component('Screen', 'return null')}`,
    }),
    'lazy chunk': built({ 'part.tsx': `${endless} ${component('Part', 'return null')}` }),
    style: edited('style', (text) => `@import url("${endlessFile}"); ${text}`),
  },
  'missing import': {
    style: edited('style', (text) => `@import url("missing.css"); ${text}`),
  },
};
