import { isMainThread } from 'node:worker_threads';

// Preloaded into every companion process. When the parent ends in any way, stdin closes, and the companion
// ends itself as on SIGTERM instead of keeping ports and data. Worker threads preload it too; their own stdin
// closes when their work is done, which is no reason to end.
if (isMainThread) {
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}
