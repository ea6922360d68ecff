import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildReleases } from '../../build/all.ts';
import type { Release } from '../../build/release.ts';
import { type Databases, startDatabases } from './databases.ts';
import { type Shop, startShop } from './shop.ts';
import { openSite, type Site } from './site.ts';
import { startTextGateway, type TextGateway } from './text-messages.ts';

/** Environment of the attacks. */
export interface AttackEnvironment {
  readonly folder: string;
  readonly databases: Databases;
  readonly site: Site;
  readonly shop: Shop;
  readonly texts: TextGateway;
  /** Builds of current sources; each was live on the site at the start. */
  readonly builds: readonly Release[];
  stop(): Promise<void>;
}

const openInto = async (folder: string, stops: (() => Promise<void>)[]) => {
  const builds = await buildReleases();
  const databases = await startDatabases(join(folder, 'database'));
  stops.push(databases.stop);
  const texts = await startTextGateway();
  stops.push(texts.stop);
  const site = await openSite({ folder, databases: await databases.add('site'), builds, texts }, stops);
  const shop = await startShop(folder, await databases.add('shop'), stops);
  return { folder, databases, site, shop, texts, builds };
};

/** Starts PostgreSQL, the portal in production mode behind nginx with TLS, and a server in test mode for payments. */
export const openEnvironment = async (folder: string): Promise<AttackEnvironment> => {
  await mkdir(folder, { recursive: true });
  // As root, the database and the workers of nginx run as other users.
  await chmod(folder, 0o711);
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of stops.toReversed()) await close();
  };
  try {
    return { ...(await openInto(folder, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
