/** What a code that proves a mobile number or mailbox looks like, and how long it is good. */
export const codeRules = { digits: 6, livesSeconds: 300, tries: 5 } as const;

/** How soon another code may be asked for with the same target, in seconds. */
export const resendSeconds = 60;

const daySeconds = 86_400;

/** So many codes within so many seconds, counted by the target they go to and by the network address that asks. */
export const sendLimits = [
  { by: 'targetHash', most: 1, windowSeconds: resendSeconds },
  { by: 'targetHash', most: 10, windowSeconds: daySeconds },
  { by: 'address', most: 30, windowSeconds: daySeconds },
] as const;

/** For how long codes of the past are kept, in seconds: as long as a limit counts them. */
export const keptSeconds = daySeconds;
