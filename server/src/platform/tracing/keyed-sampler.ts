import { createHmac } from 'node:crypto';
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

/**
 * Records a share of the traces, chosen by a keyed hash of their id: all servers with the key choose the same, and a
 * client that chooses its ids does not know which. `TraceIdRatioBased` compares the id itself, so that clients could
 * have every request recorded.
 */
export const createKeyedSampler = (ratio: number, key: Buffer): Sampler => ({
  shouldSample: (_context, traceId) => {
    const digest = createHmac('sha256', key).update(traceId).digest();
    const isChosen = digest.readUInt32BE() < ratio * 2 ** 32;
    return { decision: isChosen ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  },
  toString: () => `KeyedSampler{${ratio}}`,
});
