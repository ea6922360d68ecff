import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { viewNamePattern } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Pointer } from 'typebox/value';

/** The manifest that the federation plugins of webpack, rspack and Vite write. */
export const manifestFile = 'mf-manifest.json';

const Path = Type.String({ pattern: '^[\\w][\\w.-]*(/[\\w][\\w.-]*)*$', maxLength: 200 });
const Paths = Type.Object({ sync: Type.Array(Path), async: Type.Array(Path) });
const Assets = Type.Object({ js: Paths, css: Paths });

const Manifest = Type.Object({
  name: Type.String(),
  metaData: Type.Object({
    buildInfo: Type.Object({ buildVersion: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }) }),
    remoteEntry: Type.Object({
      name: Path,
      path: Type.String({ pattern: '^([\\w][\\w.-]*(/[\\w][\\w.-]*)*/?)?$' }),
      type: Type.Union([Type.Literal('global'), Type.Literal('var'), Type.Literal('module')]),
    }),
    globalName: Type.String(),
    publicPath: Type.Literal('auto'),
  }),
  shared: Type.Array(
    Type.Object({
      name: Type.String(),
      requiredVersion: Type.Optional(Type.Union([Type.String(), Type.Literal(false)])),
      singleton: Type.Optional(Type.Boolean()),
      assets: Assets,
    }),
    { maxItems: 500 },
  ),
  exposes: Type.Array(
    Type.Object({ path: Type.String({ pattern: `^\\./${viewNamePattern.slice(1)}` }), assets: Assets }),
    { minItems: 1, maxItems: 500 },
  ),
});
export type Manifest = Static<typeof Manifest>;
const validator = Compile(Manifest);

/** Hints for fields that stock configurations often set otherwise. */
const advice: Readonly<Record<string, string>> = {
  '/metaData/buildInfo/buildVersion':
    'it must be MAJOR.MINOR.PATCH: set "version" in package.json, or MF_BUILD_VERSION at the build',
  '/metaData/remoteEntry/type': 'the entry must be a classic script (global, var) or an ES module (module)',
  '/metaData/publicPath': "it must be 'auto': set output.publicPath to 'auto', or with Vite base to './'",
};

const parse = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `${file} is not there: build the remote with the federation plugin and \`manifest: true\`.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
};

/** The value at a JSON pointer, shortened for a message. */
const shown = (value: unknown, pointer: string): string => {
  const found = Pointer.Get(value, pointer);
  return found === undefined ? 'is missing' : `is ${JSON.stringify(found).slice(0, 80)}`;
};

/** Reads the manifest of a build folder. Throws a sentence with the file and the wrong field. */
export const readManifest = (folder: string): Manifest => {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${folder} is a file: name the folder of the build, archives are not unpacked.`);
  const file = path.join(folder, manifestFile);
  const manifest = parse(file);
  if (validator.Check(manifest)) return manifest;
  const [{ instancePath = '', message = '' } = {}] = validator.Errors(manifest);
  const reason = advice[instancePath] ?? message;
  throw new Error(
    `${file}: ${instancePath || 'the manifest'} ${shown(manifest, instancePath)}, but ${reason}.`,
  );
};
