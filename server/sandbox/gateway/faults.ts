/** Simulated failures of notifications and responses. A restart resets both. */
export interface Faults {
  notify: 'normal' | 'delay' | 'repeat' | 'shuffle' | 'lose' | 'forge';
  /** For `delay`: wait of the first post. For `shuffle`: maximum of the random waits. In ms. */
  delayMs: number;
  /** For `repeat` and `shuffle`: number of posts per notification, whatever the merchant answers. */
  repeat: number;
  answer: 'normal' | 'hang' | '500' | 'reset' | 'truncate' | 'badSign';
}

export const createFaults = (): Faults => ({ notify: 'normal', delayMs: 1000, repeat: 5, answer: 'normal' });

/** Waits before the first posts of a new notification, in ms. */
export function firstWaits(faults: Faults, random: () => number = Math.random): number[] {
  if (faults.notify === 'delay') return [faults.delayMs];
  if (faults.notify === 'repeat') return Array<number>(faults.repeat).fill(0);
  if (faults.notify === 'shuffle') {
    return Array.from({ length: faults.repeat }, () => Math.floor(random() * faults.delayMs));
  }
  return [0];
}

export const faultsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    notify: { enum: ['normal', 'delay', 'repeat', 'shuffle', 'lose', 'forge'] },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    repeat: { type: 'integer', minimum: 1, maximum: 100 },
    answer: { enum: ['normal', 'hang', '500', 'reset', 'truncate', 'badSign'] },
  },
} as const;
