/** How notifications reach the merchant, and how the gateway answers. A restart brings both back to normal. */
export interface Faults {
  notify: 'normal' | 'delay' | 'repeat' | 'shuffle' | 'lose' | 'forge';
  /** For `delay`: how long the first post waits. For `shuffle`: posts wait a random time up to this. Milliseconds. */
  delayMs: number;
  /** For `repeat` and `shuffle`: how many posts of each notification, whatever the merchant answers. */
  repeat: number;
  answer: 'normal' | 'hang' | '500' | 'reset' | 'truncate' | 'badSign';
}

export const createFaults = (): Faults => ({ notify: 'normal', delayMs: 1000, repeat: 5, answer: 'normal' });

/** The waits, in milliseconds, of a new notification's first posts. */
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
