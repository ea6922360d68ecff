import path from 'node:path';
import { callerFolder } from '#workspace';
import type { ExternalBuild } from './external/read-build.ts';
import type { Invocation } from './usage.ts';

/** Reads the build of another repository. Throws a sentence if it is invalid. */
export const readFolder = async (folder: string): Promise<ExternalBuild> => {
  const { readExternalBuild } = await import('./external/read-build.ts');
  return readExternalBuild(path.resolve(callerFolder(), folder));
};

/** In place of `--from FOLDER`, the app and the version of the build in it; `publish` reads the folder itself. */
export const nameBuild = async (invocation: Invocation): Promise<Invocation> => {
  if (invocation.from === undefined || invocation.command === 'publish') return invocation;
  const { app, version } = (await readFolder(invocation.from)).record;
  return { ...invocation, apps: [app], version };
};
