import { Refusal } from './refusal.ts';

/** The answer of a request: what a repeat under the same key gets, too. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
}

const LIMIT = 5000;

/** Requests under an idempotency key are executed once; the newest 5000 keys are known until a restart. */
export function createIdempotency() {
  const known = new Map<string, { readonly request: string; readonly outcome: Promise<Outcome> }>();
  return (key: string, request: string, execute: () => Promise<Outcome>): Promise<Outcome> => {
    const earlier = known.get(key);
    if (earlier && earlier.request !== request)
      throw new Refusal(
        400,
        undefined,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        'idempotency_error',
      );
    const outcome = earlier?.outcome ?? execute();
    known.set(key, { request, outcome });
    const [oldest] = known.keys();
    if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
    return outcome;
  };
}
