import { compile } from './webpack/compile.ts';
import { shell } from './webpack/shell.ts';

const entry = process.argv[2];
const config = shell({
  version: '1.0.0-sh44000',
  outputFolder: entry ? '/tmp/sh44/gallery' : '/tmp/sh44/dist',
});
if (entry) {
  config.entry = { main: entry };
  config.resolve = {
    ...config.resolve,
    modules: ['/work/main/shell/node_modules', '/work/main/node_modules', 'node_modules'],
  };
}
await compile(config);
