// Preloaded into every companion process: when the parent is gone, however it ended, so is the other end of stdin, and
// the companion ends itself as on SIGTERM instead of holding ports and data.
process.stdin.on('error', () => undefined);
process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
