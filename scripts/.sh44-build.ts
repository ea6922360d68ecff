import { compile } from './webpack/compile.ts';
import { shell } from './webpack/shell.ts';

const config = shell({ version: '1.0.0-sh44000', outputFolder: '/tmp/sh44/dist' });
if (process.argv[2]) config.entry = { main: process.argv[2] };
const stats = await compile(config);
console.log(
  stats
    .toJson({ all: false, assets: true })
    .assets?.filter((a) => a.name.startsWith('main'))
    .map((a) => [a.name, a.size]),
);
