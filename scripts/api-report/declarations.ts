import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';

const shared = inRoot('shared');
const folder = join(shared, '.cache/api');
/** Symlink to the declarations as a package, so that API Extractor reports imports between entries. */
const asPackage = join(shared, '.cache/node_modules/@portal/shared');

const emitDeclarations = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(asPackage, '..'), { recursive: true });
  await rm(asPackage, { force: true });
  await symlink(folder, asPackage, 'junction');
  const { code, output } = await run(inRoot('node_modules/.bin/tsc'), [
    ...['-p', 'shared', '--rootDir', 'shared', '--outDir', folder],
    ...['--noEmit', 'false', '--noCheck', '--declaration', '--emitDeclarationOnly'],
  ]);
  if (code !== 0) throw new Error(`The declarations of @portal/shared cannot be written:\n${output}`);
};

const compilerOptions = {
  ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', types: ['jest'] },
  ...{ moduleResolution: 'bundler', jsx: 'react-jsx', strict: true, skipLibCheck: true, noEmit: true },
  allowImportingTsExtensions: true,
  paths: { '@portal/shared/*': [join(asPackage, 'src/*/index.d.ts')] },
};

const silent = { default: { logLevel: 'none' } };

/** Writes `<entry>.api.md` for each entry point (`src/ui/index.ts`) with API Extractor. Throws its errors. */
export const reportDeclarations = async (entries: readonly string[], target: string): Promise<void> => {
  await emitDeclarations();
  const { CompilerState, Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const prepare = (entry: string) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: shared,
        mainEntryPointFilePath: join(folder, entry.replace(/\.ts$/, '.d.ts')),
        compiler: { overrideTsconfig: { compilerOptions, include: [folder] } },
        apiReport: {
          enabled: true,
          reportFileName: `${entry.split('/')[1]}.api.md`,
          reportFolder: target,
          reportTempFolder: join(shared, '.cache/api-report-temp'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      } as unknown as Parameters<typeof ExtractorConfig.prepare>[0]['configObject'],
      configObjectFullPath: undefined,
      packageJsonFullPath: join(shared, 'package.json'),
    });
  const [first, ...others] = entries.map(prepare);
  if (!first) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of [first, ...others]) {
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
    if (!succeeded) throw new Error(`API Extractor cannot report ${config.mainEntryPointFilePath}.`);
  }
};
