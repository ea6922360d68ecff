import { get } from 'node:https';
import { readEnv } from '#src/platform/config/index.ts';

// The health check of the container: exit code 0 when this machine's server is ready.

const { tls, operationsPort: port } = readEnv(process.env);

/** Only the certificate of the server itself is trusted, whatever name it is for. */
const options = { ca: tls?.certificate, allowPartialTrustChain: true, checkServerIdentity: () => undefined };

const ask = (): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, ...options }, (answer) =>
      resolve(answer.statusCode === 200),
    );
    asked.on('error', () => resolve(false));
  });

const isReady = tls
  ? await ask()
  : await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
process.exit(isReady ? 0 : 1);
