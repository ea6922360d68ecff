/** Format and lifetime of a code that verifies a mobile number or mailbox. */
export const codeRules = { digits: 6, livesSeconds: 300, tries: 5 } as const;

/** Seconds until another code may be requested for the same target. */
export const resendSeconds = 60;

const daySeconds = 86_400;

/** Limits per time window (in seconds), counted by target and by the caller's network address. */
export const sendLimits = [
  { by: 'targetHash', most: 1, windowSeconds: resendSeconds },
  { by: 'targetHash', most: 10, windowSeconds: daySeconds },
  { by: 'address', most: 30, windowSeconds: daySeconds },
] as const;

/** Retention of used codes in seconds: the longest window of a limit. */
export const keptSeconds = daySeconds;
