import { Client, type Dispatcher } from 'undici';

const LARGEST_ANSWER = 1024 * 1024;

/**
 * Sends requests that end, answered or not, within `timeoutMs`: a gateway that is silent, slow or endless is
 * disconnected, also after `largest` bytes (1 MB by default). Each call has its own connection, so that
 * aborting one never affects another.
 */
export function timeoutDispatcher(timeoutMs: number, largest = LARGEST_ANSWER): Pick<Dispatcher, 'dispatch'> {
  return {
    dispatch(options, handler) {
      if (!options.origin) throw new TypeError('a request without an origin');
      const client = new Client(options.origin, {
        connect: { timeout: timeoutMs },
        maxResponseSize: largest,
      });
      const timer = setTimeout(() => void client.destroy(new Error('deadline passed')), timeoutMs);
      const going = client.dispatch(options, handler);
      void client.close().then(() => clearTimeout(timer));
      return going;
    },
  };
}
