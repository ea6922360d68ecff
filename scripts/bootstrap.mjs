// Entry of every command. Runs on the machine's own Node (20.19 or newer), installs the locked packages, and
// starts the command on the portal's own Node 24, which runs TypeScript natively. `pnpm …` is the pinned pnpm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm, findNodeFault, findProxyFault } from './process/machine.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const pnpmFolder = join(root, 'scripts', 'pnpm');
const locks = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'scripts/pnpm/package-lock.json'];

const wanted = () => {
  const hash = createHash('sha256');
  for (const file of locks) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const isInstalled = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

const failed = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

// npm compares what it fetches with the hashes of the lockfile; no script of pnpm runs at its installation.
const installPnpm = () => {
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: pnpmFolder,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed('pnpm could not be installed; the lines above say why.');
};

const pnpm = (args, stdio) => {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const file = join(pnpmFolder, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
  return spawnSync(process.execPath, [file, ...args], { cwd: root, env, stdio }).status ?? 1;
};

const install = async (how = ['--frozen-lockfile']) => {
  const fault = await findProxyFault(process.env);
  if (fault) failed(fault);
  console.error('installing packages (a few minutes on a new machine) …');
  installPnpm();
  const args = ['install', ...how, '--reporter=append-only'];
  if (pnpm(args, ['ignore', process.stderr, process.stderr]) !== 0)
    failed('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted());
};

const nodeFault = findNodeFault(process.versions.node);
if (nodeFault) failed(nodeFault);
const [name = 'start', ...rest] = process.argv.slice(2);
if (name === 'install') {
  await install(rest);
  process.exit(0);
}
if (!isInstalled()) await install();
if (name === 'pnpm') process.exit(pnpm(rest, 'inherit'));

// Compile cache: a rollback command starts in a third of the time.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env };
const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
endWithNpm(process.env, () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
