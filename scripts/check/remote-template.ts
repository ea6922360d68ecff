import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { makeRemote } from '../remote/make-remote.ts';
import { type Outcome, tool, verdict } from './outcome.ts';

/** Beside a link to the scripts, as an app of the workspace is beside them. */
const workspace = inRoot('.cache/remote-template');
const folder = path.join(workspace, 'mf-sample');

/** A remote made from the template passes the type check. It has the packages of another remote. */
export const checkRemoteTemplate = async (): Promise<Outcome> => {
  await rm(workspace, { recursive: true, force: true });
  await mkdir(workspace, { recursive: true });
  makeRemote('mf_sample', folder);
  await symlink(inRoot('scripts'), path.join(workspace, 'scripts'), 'junction');
  await symlink(inRoot('mf-catalog/node_modules'), path.join(folder, 'node_modules'), 'junction');
  const buildInfo = inRoot('node_modules/.cache/tsc/remote-template.tsbuildinfo');
  const { code, output } = await tool('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo]);
  return verdict('types of a new remote', code === 0, output);
};
