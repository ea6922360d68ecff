import { launchPortal, type Portal } from './portal/launch.ts';
import { readPortalOptions } from './portal/options.ts';
import { openPortalLog } from './portal/portal-log.ts';
import { describeFailure } from './process/describe-failure.ts';

const accounts = `
  demo accounts (password Portal@2026)
    root     ROOT, everything            admin    ADMIN, the back office
    editor   content and products        finance  orders and refunds
    visitor  a member
`;

/** Stops the processes on Ctrl-C or SIGTERM. Returns whether that has begun. */
const stopOnSignal = (portal: Portal): (() => boolean) => {
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
  return () => stopping;
};

const main = async (): Promise<void> => {
  const options = readPortalOptions();
  const log = openPortalLog(options.dataDir, console.log);
  const portal = await launchPortal({ ...options, onLine: log.write });
  const isStopping = stopOnSignal(portal);
  if (options.portalEnv === 'demo') console.log(accounts);
  console.log(`  log: ${log.path}    stop: Ctrl-C`);
  console.log(`portal ready ${portal.origin}`);
  const part = await portal.broken;
  if (isStopping()) return;
  console.error(`The ${part} ended; ${log.path} says why.`);
  await portal.stop();
  process.exit(1);
};

main().catch((error: Error) => {
  console.error(describeFailure(error));
  process.exit(1);
});
