import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Step } from './read-page.ts';

type Settings = Readonly<Record<string, string>>;

/** Time limit of one command in ms: the first installs, some build. */
const commandTimeoutMs = 300_000;

const maxOutput = 20_000;

/** Ready line of a command that serves until it is stopped, with its URL. */
const serving = /^\s*open\s+(http:\S+)/m;

/** Runs a line in a shell; a serving command is stopped as soon as it prints its URL. */
const runLine = (line: string, cwd: string, env: Settings): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', line], { cwd, env: { ...process.env, ...env }, detached: true });
    let said = '';
    let served = false;
    const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM');
    const timer = setTimeout(end, commandTimeoutMs);
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-maxOutput);
      if (served || !serving.test(said)) return;
      served = true;
      end();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0 || served) resolve(said);
      else reject(new Error(`\`${line}\` ended with ${code}.\n${said}`));
    });
  });

const change = async (file: string, before: string, after: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  assert.equal(text.split(before).length, 2, `${file} has, once, the lines\n${before}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
};

/** Executes one step in a checkout; returns a command's output. Throws if the page is wrong. */
export const followStep = async (step: Step, folder: string, env: Settings): Promise<string> => {
  if (step.kind === 'command') return runLine(step.line, folder, env);
  const file = join(folder, step.path);
  if (step.kind === 'edit') await change(file, step.before, step.after);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, step.text, { flag: 'wx' });
  }
  return step.path;
};
