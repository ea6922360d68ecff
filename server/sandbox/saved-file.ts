import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads a JSON file, or undefined when there is none. Throws a sentence naming the file when it cannot be read. */
export async function readSaved(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Gives a `save()` that resolves once everything known at its call is in the file. Calls made while a write runs share
 * the next one, and the file is replaced whole, so a kill at any moment leaves a readable state.
 */
export function createSaver(file: string, snapshot: () => unknown): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  const write = () => {
    queued = undefined;
    running = replaceFile(file, JSON.stringify(snapshot()));
    return running;
  };
  return () => {
    queued ??= running.then(write, write);
    return queued;
  };
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.draft`, text, { mode: 0o600 });
  await rename(`${file}.draft`, file);
}
