import { isMainThread } from 'node:worker_threads';

// Preloaded into every companion process: when the parent is gone, however it ended, so is the other end of stdin, and
// the companion ends itself as on SIGTERM instead of holding ports and data. Its worker threads are preloaded with it
// too, and have a stdin of their own that closes when their work is done: that is no reason to end.
if (isMainThread) {
  process.stdin.on('error', () => undefined);
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}
