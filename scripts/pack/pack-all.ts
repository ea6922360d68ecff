import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';
import { writeCliPackage } from './cli-package.ts';
import { writeSharedPackage } from './shared-package.ts';

const writers = [writeSharedPackage, writeCliPackage];

/** Packs a folder with npm, which writes equal bytes for equal files; returns the tarball's path. Throws npm's message. */
const packFolder = async (folder: string, target: string): Promise<string> => {
  await copyFile(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
  const args = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const { code, output } = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`npm cannot pack ${folder}:\n${output}`);
  return path.join(target, output.trim().split('\n').at(-1) ?? '');
};

/** Builds the packages for other repositories and packs them into a folder; returns the tarballs. Throws the tools' errors. */
export const packAll = async (target: string): Promise<string[]> => {
  await mkdir(inRoot('.cache'), { recursive: true });
  const draft = await mkdtemp(inRoot('.cache/pack-'));
  try {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    const files: string[] = [];
    for (const [index, write] of writers.entries()) {
      const folder = path.join(draft, String(index));
      await write(folder);
      files.push(await packFolder(folder, target));
    }
    return files;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
