import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseRecordFile, reportFolder } from '../api-report/write.ts';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';
import { type Manifest, manifestOf, packageManifest } from './package-manifest.ts';

const shared = inRoot('shared');

/** Helpers of Jest tests need the setup of this repository. */
const leftOut = ['./testing'];

type Exports = Readonly<Record<string, string>>;

const exportsOf = ({ exports }: Manifest): Exports =>
  Object.fromEntries(Object.entries(exports as Exports).filter(([name]) => !leftOut.includes(name)));

const emit = async (entries: readonly string[], folder: string): Promise<void> => {
  const draft = path.join(shared, '.cache/pack');
  await mkdir(draft, { recursive: true });
  const config = {
    extends: path.join(shared, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
      ...{ rootDir: path.join(shared, 'src'), outDir: path.join(folder, 'dist') },
    },
    include: [inRoot('scripts/config/assets.d.ts')],
    files: entries.map((file) => path.join(shared, file)),
  };
  await writeFile(path.join(draft, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await run(inRoot('node_modules/.bin/tsc'), ['-p', draft]);
  await rm(draft, { recursive: true });
  if (code !== 0) throw new Error(`@portal/shared cannot be compiled:\n${output}`);
};

/** The compiler rewrites the extensions of imports in scripts, but not in declarations. */
const rewriteDeclarations = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(path.join(dist, file), 'utf8');
    await writeFile(path.join(dist, file), text.replace(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, '$1$2.js$1'));
  }
};

/** The style sheets of the folders that the compiler wrote. */
const copyStyles = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true });
  const folders = new Set(files.map((file) => path.dirname(file)));
  for (const folder of folders)
    for (const name of await readdir(path.join(shared, 'src', folder)))
      if (name.endsWith('.css'))
        await cp(path.join(shared, 'src', folder, name), path.join(dist, folder, name));
};

const built = (file: string): string => file.replace('./src/', './dist/').replace(/\.tsx?$/, '');

const publicExport = (file: string): object | string =>
  file.endsWith('.ts') ? { types: `${built(file)}.d.ts`, default: `${built(file)}.js` } : built(file);

/** Writes the package `@portal/shared`: scripts, declarations, styles, texts, and the schema of the release record. */
export const writeSharedPackage = async (folder: string): Promise<void> => {
  const manifest = await manifestOf('shared');
  const exports = exportsOf(manifest);
  await emit(
    Object.values(exports).filter((file) => file.endsWith('.ts')),
    folder,
  );
  const dist = path.join(folder, 'dist');
  await rewriteDeclarations(dist);
  await copyStyles(dist);
  await cp(inRoot(reportFolder, releaseRecordFile), path.join(folder, releaseRecordFile));
  await cp(inRoot('scripts/pack/shared-readme.md'), path.join(folder, 'README.md'));
  const entries = Object.entries(exports).map(([name, file]) => [name, publicExport(file)]);
  const text = packageManifest(manifest, {
    sideEffects: ['**/*.css', './dist/i18n/index.js'],
    exports: { ...Object.fromEntries(entries), [`./${releaseRecordFile}`]: `./${releaseRecordFile}` },
    files: ['dist', releaseRecordFile],
  });
  await writeFile(path.join(folder, 'package.json'), text);
};
