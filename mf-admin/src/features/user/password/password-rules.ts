/** Length the server takes, in characters. */
export const passwordLength = { min: 6, max: 128 } as const;

/** Why a password cannot be set; undefined when it can. */
export const passwordFault = (password: string) => {
  if (password.length < passwordLength.min) return 'tooShort' as const;
  if (password.length > passwordLength.max) return 'tooLong' as const;
  return password.trim() === password ? undefined : ('spaces' as const);
};

// Without what is mistaken for another when it is read out or copied by hand: 0 O 1 l I.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const proposedLength = 12;

/** A password of twelve letters and digits, from random bytes: 256 is not a multiple of 56, the excess is passed over. */
export const proposePassword = (random = () => crypto.getRandomValues(new Uint8Array(64))): string => {
  const fair = 256 - (256 % letters.length);
  const chosen = [...random()].filter((byte) => byte < fair).slice(0, proposedLength);
  if (chosen.length < proposedLength) return proposePassword(random);
  return chosen.map((byte) => letters[byte % letters.length]).join('');
};
