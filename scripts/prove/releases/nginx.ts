import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../process/ports.ts';
import { inRoot } from '../../process/root.ts';
import { run } from '../../process/run.ts';
import { createCertificate } from '../certificate.ts';
import { until } from '../consistency/ask.ts';
import { ensureProgram } from '../ensure-program.ts';

/** Path of nginx; installs it if that is permitted. */
export const ensureNginx = (): Promise<string> =>
  ensureProgram({
    name: 'nginx',
    places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    variable: 'NGINX_PATH',
    packages: 'nginx openssl',
  });

/** Replaces a text of a shipped file, for `reduce`. Throws when the file does not have it any more. */
export const replaceIn =
  (file: string) =>
  (text: string, [from, to]: readonly [string, string]): string => {
    if (!text.includes(from)) throw new Error(`${file} should say "${from}".`);
    return text.replaceAll(from, to);
  };

/** Where nginx runs, and what it is in front of. */
interface Front {
  readonly folder: string;
  /** With TLS. */
  readonly port: number;
  /** Without TLS. */
  readonly plainPort: number;
  readonly servers: Servers;
}

/** What nginx is in front of. */
export interface Servers {
  readonly origins: readonly [string, string];
  /** The authority of their certificates; without one they listen without TLS. */
  readonly authority?: string;
}

/** For servers on this machine that listen without TLS. */
const withoutTls = [
  ['proxy_pass https://haitu;', 'proxy_pass http://haitu;'],
  ['proxy_ssl_verify on;', ''],
  ['proxy_ssl_trusted_certificate ', '# '],
] as const;

/** The file of `deploy/` with the ports and folders of this run, within the settings of nginx's main file. */
export const configure = async ({
  folder,
  port,
  plainPort,
  servers: { origins, authority },
}: Front): Promise<string> => {
  const kept = await readFile(inRoot('deploy/nginx.conf'), 'utf8');
  const [first, second] = origins;
  const site = (
    [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['/etc/nginx/tls/', `${folder}/tls/`],
      ['server 127.0.0.1:8081 ', `server ${new URL(first).host} `],
      ['server 127.0.0.1:8082 ', `server ${new URL(second).host} `],
      ['/var/cache/nginx/haitu ', `${folder}/cache `],
      ...(authority ? [] : withoutTls),
    ] as const
  ).reduce(replaceIn('deploy/nginx.conf'), kept);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `  ${what}_temp_path ${folder}/${what};`,
  );
  await writeFile(join(folder, 'site.conf'), site);
  const main = `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/site.conf;
}
`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return join(folder, 'nginx.conf');
};

/** A running nginx in front of the replicas. */
export interface Nginx {
  /** With TLS. */
  readonly origin: string;
  /** Without TLS. */
  readonly plainOrigin: string;
  /** It signs itself: clients have to trust it. */
  readonly certificate: string;
  /** Lines of its error log. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** Whether a port of this machine accepts connections. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts nginx with `deploy/nginx.conf` in front of two servers. Throws its error if it rejects the file. */
export const startNginx = async (parent: string, servers: Servers, givenPort?: number): Promise<Nginx> => {
  const binary = await ensureNginx();
  const folder = join(parent, 'nginx');
  await mkdir(folder, { recursive: true });
  // Workers of a root process run as another user.
  await chmod(folder, 0o755);
  const [port, plainPort] = [givenPort ?? (await freePort()), await freePort()];
  const { certificate } = await createCertificate(join(folder, 'tls'), 'IP:127.0.0.1,DNS:localhost');
  if (servers.authority) await writeFile(join(folder, 'tls/servers-authority.pem'), servers.authority);
  const file = await configure({ folder, port, plainPort, servers });
  const tried = await run(binary, ['-t', '-c', file]);
  if (tried.code !== 0) throw new Error(`nginx refuses deploy/nginx.conf:\n${tried.output}`);
  const child = spawn(binary, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const log: string[] = [];
  child.stderr.on('data', (chunk) => log.push(...String(chunk).split('\n').filter(Boolean)));
  await until(() => isListening(port), 'nginx to answer');
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
  };
  const [origin, plainOrigin] = [`https://127.0.0.1:${port}`, `http://127.0.0.1:${plainPort}`];
  return { origin, plainOrigin, certificate, log, stop };
};
