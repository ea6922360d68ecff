import type { LoaderContext } from 'webpack';
import { readAntdIndex, readProvidedAntd, rewriteAntdImports } from './antd-imports.ts';

const index = readAntdIndex();

/** webpack loader, after swc: `import { Table } from 'antd'` becomes an import of `antd/es/table`. */
export default function antdLoader(this: LoaderContext<object>, code: string): string {
  return code.includes('antd') ? rewriteAntdImports(code, index, new Set(readProvidedAntd())) : code;
}
