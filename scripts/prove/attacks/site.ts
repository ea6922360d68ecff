import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Database } from '../../../server/src/platform/database/connect.ts';
import type { Release } from '../../build/release.ts';
import { ensurePublisher, serverEnvOf } from '../../portal/publisher.ts';
import { freePort } from '../../process/ports.ts';
import type { ReleaseClient } from '../../release/client.ts';
import { publishAll } from '../../release/publish-all.ts';
import { createCertificate } from '../certificate.ts';
import { type Nginx, startNginx } from '../releases/nginx.ts';
import { keepLines, type Replica, startReplica } from '../replica.ts';
import type { AttackedDatabase } from './databases.ts';
import type { TextGateway } from './text-messages.ts';

type Settings = Readonly<Record<string, string>>;

/** The portal in production mode behind nginx with TLS. */
export interface Site {
  /** For visitors: of nginx. */
  readonly origin: string;
  /** The certificate of nginx, which visitors trust. */
  readonly certificate: string;
  readonly replica: Replica;
  readonly nginx: Nginx;
  readonly database: Database;
  readonly settings: Settings;
  readonly client: ReleaseClient;
  /** The server's log lines of the current proof, at most 5,000. */
  readonly log: string[];
}

const keyOf = (type: 'privateKey' | 'publicKey'): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    [type].export({ format: 'pem', type: type === 'privateKey' ? 'pkcs8' : 'spki' })
    .toString();

/** Providers that no request reaches: the domain `invalid` is reserved. */
const providerSettings = (): Settings => ({
  SMTP_URL: 'smtps://mail.invalid',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: keyOf('privateKey'),
  ALIPAY_PUBLIC_KEY: keyOf('publicKey'),
  ALIPAY_GATEWAY: 'https://gateway.invalid/gateway.do',
});

/** The settings that production requires, for a database. */
const productionSettings = (databaseUrl: string, dataDir: string, texts: TextGateway): Settings => ({
  PORTAL_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  HOST: '127.0.0.1',
  PORT: '0',
  OPERATIONS_PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_TLS: 'off',
  DATA_KEY: randomBytes(32).toString('hex'),
  RELEASE_TOKEN: randomBytes(32).toString('hex'),
  SMS_URL: texts.url,
  SMS_SECRET: randomBytes(16).toString('hex'),
  // Low enough for an attack to reach it.
  SMS_CODES_PER_HOUR: '40',
  LOG_LEVEL: 'info',
  ...providerSettings(),
});

type Stops = (() => Promise<void>)[];

interface Parts {
  readonly folder: string;
  readonly databases: AttackedDatabase;
  readonly builds: readonly Release[];
  readonly texts: TextGateway;
}

/** The first start of the documentation: an empty database, root's password in a file, then the releases. */
export const openSite = async (
  { folder, databases: { appUrl, database }, builds, texts }: Parts,
  stops: Stops,
): Promise<Site> => {
  const dataDir = join(folder, 'site');
  await mkdir(dataDir);
  const publisher = await ensurePublisher(dataDir);
  const [port, front] = [await freePort(), await freePort()];
  const internal = await createCertificate(join(folder, 'internal-tls'), 'DNS:haitu.internal,IP:127.0.0.1');
  // What asks a server past nginx is on the operator's side, and trusts the same authority.
  setDefaultCACertificates([...getCACertificates('default'), internal.certificate]);
  const settings = {
    ...productionSettings(appUrl, dataDir, texts),
    ...serverEnvOf(publisher),
    TLS_CERTIFICATE_FILE: internal.certificateFile,
    TLS_KEY_FILE: internal.keyFile,
    PORT: String(port),
    PUBLIC_ORIGIN: `https://127.0.0.1:${front}`,
  };
  const log: string[] = [];
  const replica = await startReplica(settings, keepLines(log));
  stops.push(replica.stop);
  const nginx = await startNginx(
    folder,
    { origins: [replica.origin, replica.origin], authority: internal.certificate },
    front,
  );
  stops.push(nginx.stop);
  const client = { portalUrl: replica.origin, ...publisher };
  await publishAll(client, builds);
  const { origin, certificate } = nginx;
  return { origin, certificate, replica, nginx, database, settings, client, log };
};
