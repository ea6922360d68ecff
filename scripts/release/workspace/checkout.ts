import path from 'node:path';
import { APPS, type App, appFolder, REMOTES, type Remote } from '../../webpack/apps.ts';
import type { ChangedApp } from '../changed.ts';
import type { Build, ReleaseClient } from '../client.ts';
import type { Outcome } from '../outcome.ts';

// A rollback must not wait for modules that other commands need: those are imported where they are used.

/** How the commands are called. */
export const commandLine: string = 'npm run release --';

/** Usage of the commands that need the sources of the portal. */
export const usageOfSources: string = `
  new       mf-NAME                        make a remote: folder, first view, test, row in the menu
  menu      APP                            add the menu row that leads to its first view
  changed                                  which apps' sources the portal has no release of
  build     APP|all                        build what changed into dist/releases
  publish   APP|all [--promote]            check types, build if needed, upload; --promote makes it live at once
  verify    [APP]                          check the public log, and builds of current sources against it`;

/** Paths are relative to the folder in which npm was called. */
export const callerFolder = (): string => process.env.INIT_CWD ?? '';

/** The apps whose sources are here. */
export const apps: readonly App[] = APPS;
export const remotes: readonly Remote[] = REMOTES;

/** A build of current sources; `built` is false if an existing one is used again. */
export interface SourceBuild extends Build {
  readonly built: boolean;
}

export const buildReleases = async (named: readonly App[]): Promise<readonly SourceBuild[]> => {
  const all = await import('../../build/all.ts');
  return all.buildReleases({ apps: named });
};

/** Checks the public log of releases, and the builds of current sources against it. */
export const verifyLog = async (portalUrl: string, named: readonly App[]): Promise<Outcome> => {
  const verify = await import('../verify-log.ts');
  return verify.verifyLog(portalUrl, named);
};

/** Throws the compiler's errors: the build does not check types. */
export const checkTypes = async (named: readonly App[]): Promise<void> => {
  const types = await import('../../check/types.ts');
  for (const app of named) {
    const { failed, detail } = await types.checkTypes(path.basename(appFolder(app)));
    if (failed > 0) throw new Error(`${app} is not published, its types are wrong:\n${detail}`);
  }
};

/** The version of an app's current sources. */
export const sourceVersion = async (app: App): Promise<string> => {
  const versions = await import('../../webpack/source-version.ts');
  return versions.sourceVersion(app);
};

export const listChanged = async (client: ReleaseClient): Promise<readonly ChangedApp[]> => {
  const changed = await import('../changed.ts');
  return changed.listChanged(client);
};

export const remote = async (
  name: 'makeNew' | 'addMenu',
  named: readonly [App, ...App[]],
): Promise<Outcome> => {
  const commands = await import('../../remote/commands.ts');
  return commands[name]({ apps: named });
};
