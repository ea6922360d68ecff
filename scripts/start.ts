import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchPortal, type Portal } from './portal/launch.ts';
import { readPortalOptions } from './portal/options.ts';

const accounts = `
  demo accounts (password Portal@2026)
    root     ROOT, everything            admin    ADMIN, the back office
    editor   content and products        finance  orders and refunds
    visitor  a member
`;

// Ctrl-C before the portal is up ends the start; after that it ends every part in turn.
const stopOnSignal = (portal: Portal): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('\nstopping …');
    await portal.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

const main = async (): Promise<void> => {
  const options = readPortalOptions();
  mkdirSync(options.dataDir, { recursive: true });
  const log = createWriteStream(join(options.dataDir, 'portal.log'), { flags: 'w', mode: 0o600 });
  const portal = await launchPortal({ ...options, onLine: (line) => log.write(`${line}\n`) });
  stopOnSignal(portal);
  if (options.portalEnv === 'demo') console.log(accounts);
  console.log(`  log: ${join(options.dataDir, 'portal.log')}    stop: Ctrl-C`);
  console.log(`portal ready ${portal.origin}`);
  const part = await portal.broken;
  console.error(`The ${part} ended; ${join(options.dataDir, 'portal.log')} says why.`);
  await portal.stop();
  process.exit(1);
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
