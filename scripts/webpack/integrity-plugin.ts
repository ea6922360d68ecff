import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../build/integrity.ts';

const NAME = 'IntegrityPlugin';
const HASHES = '__webpack_require__.integrity';
/** Timeout of a file of an app in ms. */
export const FILE_TIMEOUT_MS = 6500;
const HOLE = 'integrity of every other chunk';
const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Makes webpack's chunk loading refuse scripts and styles with changed bytes: the entry contains the hashes
 * of all other chunks, so verifying the entry verifies the app.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      guardTags(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillHoles(compilation));
    });
  }
}

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity');
  }

  override generate(): string {
    return `${HASHES} = '${HOLE}';`;
  }
}

/**
 * webpack has a timeout for scripts, but none for styles. It treats an existing style tag as loaded, so
 * another instance of the app must not find one that still loads: webpack compares `data-href` first.
 */
const guardStyle = `linkTag.dataset.href = 'taken';
setTimeout(function () {
  if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag });
}, ${FILE_TIMEOUT_MS});`;

function guardTags(compilation: Compilation): void {
  const guard = (tag: string, kind: string) =>
    `${tag}.crossOrigin = 'anonymous'; ${tag}.integrity = ${HASHES}[chunkId].${kind};`;
  const scripts = LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript;
  const styles = MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert;
  scripts.tap(NAME, (code) => `${code}\n${guard('script', 'js')}`);
  styles.tap(NAME, () => `${guard('linkTag', 'css')}\n${guardStyle}`);
}

/** Runs after all changes of files, so that hashes match the written bytes. */
function fillHoles(compilation: Compilation): void {
  const starters = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const loaded = [...compilation.chunks].filter(
    (chunk) => !chunk.hasRuntime() && chunk.id !== null && chunk.files.size > 0,
  );
  const hashes = JSON.stringify(
    Object.fromEntries(loaded.map((chunk) => [chunk.id, hashFiles(chunk, compilation)])),
  );
  for (const file of starters.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'))) {
    compilation.updateAsset(file, (source) => {
      const code = source.source().toString();
      return new webpack.sources.RawSource(code.replace(new RegExp(`(["'\`])${HOLE}\\1`), () => hashes));
    });
  }
}

function hashFiles(chunk: Chunk, compilation: Compilation): Record<string, string> {
  const hash = (file: string) => integrityOf(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0));
  return Object.fromEntries(
    [...chunk.files].map((file) => [file.endsWith('.css') ? 'css' : 'js', hash(file)]),
  );
}
