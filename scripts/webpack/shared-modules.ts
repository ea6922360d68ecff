import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readProvidedAntd } from './antd-imports.ts';
import { appFolder } from './apps.ts';
import { RUNTIME_PACKAGE } from './federation.ts';

/** In the shell's main file, because its first screen needs them. */
const EAGER_PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', '@tanstack/react-query'];
const EAGER_ROOMS = ['config', 'router', 'i18n', 'session', 'api', 'ui'];
/** Loaded from the shell when a view first imports them. */
const LAZY_PACKAGES = ['dayjs'];
const LAZY_ROOMS = ['antd', 'preferences'];

interface Shared {
  readonly name: string;
  readonly version: string;
  readonly eager: boolean;
}

export interface ShareOptions {
  readonly singleton: true;
  readonly strictVersion?: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** All shared modules: one copy per tab, the shell's. */
function listShared(): readonly Shared[] {
  const room = (name: string, eager: boolean) => ({
    name: `@portal/shared/${name}`,
    version: platform(),
    eager,
  });
  const installed = (name: string, eager: boolean) => ({ name, version: versionOf(name), eager });
  return [
    ...EAGER_PACKAGES.map((name) => installed(name, true)),
    ...LAZY_PACKAGES.map((name) => installed(name, false)),
    ...EAGER_ROOMS.map((name) => room(name, true)),
    ...LAZY_ROOMS.map((name) => room(name, false)),
    ...readProvidedAntd().map((name) => installed(name, false)),
  ];
}

/** Share options of the shell, which provides the modules and so has no range to check at its start. */
export function provideShared(): Record<string, ShareOptions> {
  return share(({ version, eager }) => ({ singleton: true, requiredVersion: false, version, eager }));
}

/** The same for the renderer of documents: only what is loaded with the shell. */
export function provideEager(): Record<string, ShareOptions> {
  return Object.fromEntries(Object.entries(provideShared()).filter(([, { eager }]) => eager));
}

/** Share options of a remote: it uses the shell's copy or fails to load, and has no fallback. */
export function consumeShared(): Record<string, ShareOptions> {
  return share(({ version }) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    import: false,
  }));
}

/** Version of the federation runtime, which a remote requires like a shared module. */
export function runtimeVersion(): string {
  return readVersion(fromShell.resolve(`${RUNTIME_PACKAGE}/package.json`));
}

/** The version of `@portal/shared`. */
export function platform(): string {
  return readVersion(path.join(appFolder('shell'), '../shared/package.json'));
}

function share(options: (shared: Shared) => ShareOptions): Record<string, ShareOptions> {
  return Object.fromEntries(listShared().map((shared) => [shared.name, options(shared)]));
}

const fromShell = createRequire(path.join(appFolder('shell'), 'package.json'));
const fromShared = createRequire(path.join(appFolder('shell'), '../shared/package.json'));

function versionOf(request: string): string {
  const name = request.startsWith('@') ? request.split('/', 2).join('/') : `${request.split('/', 1)[0]}`;
  return readVersion(fromShared.resolve(`${name}/package.json`));
}

function readVersion(file: string): string {
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
