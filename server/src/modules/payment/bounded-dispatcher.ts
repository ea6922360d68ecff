import { Agent, type Dispatcher } from 'undici';

const LARGEST_ANSWER = 1024 * 1024;

/**
 * Sends requests that end, answered or not, within `timeoutMs`: a gateway that is silent, dribbles or floods has its
 * connection cut. Each call has a connection of its own, so cutting one call never harms another.
 */
export function boundedDispatcher(timeoutMs: number): Pick<Dispatcher, 'dispatch'> {
  return {
    dispatch(options, handler) {
      const agent = new Agent({ connect: { timeout: timeoutMs }, maxResponseSize: LARGEST_ANSWER });
      const timer = setTimeout(() => void agent.destroy(new Error('deadline passed')), timeoutMs);
      const going = agent.dispatch(options, handler);
      void agent.close().then(() => clearTimeout(timer));
      return going;
    },
  };
}
