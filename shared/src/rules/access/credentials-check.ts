/** Why a password is refused. */
export type PasswordFault = 'length' | 'letterAndDigit' | 'username' | 'common';

/** How hard a password is to guess, for a hint beside it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Length of a password. The specification does not say; the maximum bounds the input of argon2id. */
export const passwordLength = { least: 8, most: 128 } as const;

/** The most common passwords with letters and digits. */
const mostUsed = new Set(
  (
    '1234567a 123456789a 123456abc 12345678a 1234qwer 123abc123 147258369a 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx ' +
    '1qazxsw2 5201314a a12345678 a123456789 a1234567 a1b2c3d4 aa123456 aa123456789 aa12345678 abc12345 abc123456 ' +
    'abc123456789 abcd1234 abcd123456 admin123 admin1234 asd123456 asdf1234 asdfghjkl1 caonima123 iloveyou1 ' +
    'letmein1 p@ssw0rd passw0rd password1 password12 password123 q1w2e3r4 q1w2e3r4t5 qaz123456 qq123456 ' +
    'qq123456789 qwe123456 qwer1234 qwer123456 qwerty12 qwerty123 qwerty123456 welcome1 welcome123 woaini123 ' +
    'woaini1314 woaini520 wang1234 zhang123 zxc123456 zxcv1234 zxcvbnm1 zxcvbnm123'
  ).split(' '),
);

const hasLetterAndDigit = (password: string): boolean => /\p{L}/u.test(password) && /\d/.test(password);

/**
 * Why a password is refused: it needs 8 to 128 characters with a letter and a digit among them, and must be
 * neither the username nor one of the most used. Undefined when it is fine.
 */
export const checkPassword = (password: string, username = ''): PasswordFault | undefined => {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most) return 'length';
  if (!hasLetterAndDigit(password)) return 'letterAndDigit';
  const lower = password.toLowerCase();
  if (lower === username.trim().toLowerCase()) return 'username';
  return mostUsed.has(lower) ? 'common' : undefined;
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** How strong a password is that {@link checkPassword} may refuse: then it is weak. Length counts for more than signs. */
export const passwordStrength = (password: string, username = ''): PasswordStrength => {
  if (checkPassword(password, username)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = variety + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  return points >= 4 ? 'strong' : 'fair';
};

/** Whether somebody may register under a name: 4 to 30 letters, digits, `_`, `.` or `-`, a letter first. */
export const isUsername = (text: string): boolean => /^[A-Za-z][\w.-]{3,29}$/.test(text);
