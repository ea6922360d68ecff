/** Why a password is refused. */
export type PasswordFault = 'length' | 'personal' | 'common';

/** How hard a password is to guess, for a hint beside it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What is known of the owner of a password: it makes a password easy to guess. */
export interface PasswordOwner {
  readonly username?: string | null;
  readonly nickname?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
}

/** Length of a password, in characters. Longer ones are still accepted where they were set before. */
export const passwordLength = { least: 8, most: 64 } as const;

/** The most common passwords that are long enough. The server compares with a larger list. */
const mostUsed = new Set(
  (
    '00000000 11111111 12345678 123456789 1234567890 66666666 87654321 88888888 1234567a 123456789a 123456abc ' +
    '12345678a 1234qwer 123abc123 147258369 147258369a 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 5201314a ' +
    'a12345678 a123456789 a1234567 a1b2c3d4 aa123456 aa123456789 aa12345678 abc12345 abc123456 abc123456789 ' +
    'abcd1234 abcd123456 admin123 admin1234 asd123456 asdf1234 asdfghjk asdfghjkl asdfghjkl1 caonima123 iloveyou ' +
    'iloveyou1 letmein1 p@ssw0rd passw0rd password password1 password12 password123 q1w2e3r4 q1w2e3r4t5 qaz123456 ' +
    'qq123456 qq123456789 qwe123456 qwer1234 qwer123456 qwerty12 qwerty123 qwerty123456 qwertyui qwertyuiop ' +
    'sunshine welcome1 welcome123 woaini123 woaini1314 woaini520 wang1234 zhang123 zxc123456 zxcv1234 zxcvbnm1 ' +
    'zxcvbnm123'
  ).split(' '),
);

/** Two Chinese characters are a name, two letters are not. */
const isNamePart = (text: string): boolean => text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 3);

const partsOf = (name: string): string[] => [name, ...(name.match(/\p{L}+|\p{N}{6,}/gu) ?? [])];

/** The names and numbers of an owner and their parts, the longest first. */
const namePartsOf = ({ username, nickname, mobile, email }: PasswordOwner): string[] => {
  // The domain of an address counts as a whole: its parts are common words.
  const [mailbox = '', domain = ''] = email?.trim().toLowerCase().split('@') ?? [];
  const names = [username, nickname, mailbox].flatMap((name) => partsOf(name?.trim().toLowerCase() ?? ''));
  const numbers = mobile ? [mobile, mobile.slice(-8), mobile.slice(-6)] : [];
  return [...names, `${mailbox}@${domain}`, domain, ...numbers]
    .filter(isNamePart)
    .sort((one, other) => other.length - one.length);
};

/** Whether too little is left of a password without the names and numbers of its owner. */
const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const rest = namePartsOf(owner).reduce((text, part) => text.replaceAll(part, ''), password);
  return rest.length < passwordLength.least && rest !== password;
};

/**
 * Why a password is refused: it needs 8 to 64 characters of any kind, 8 of them besides the names and numbers of
 * its owner, and must not be one of the most used. Undefined when it is fine; the server also compares it with
 * dictionaries.
 */
export const checkPassword = (password: string, owner: PasswordOwner = {}): PasswordFault | undefined => {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most) return 'length';
  const lower = password.toLowerCase();
  if (isPersonal(lower, owner)) return 'personal';
  return mostUsed.has(lower) ? 'common' : undefined;
};

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** How strong a password is that {@link checkPassword} may refuse: then it is weak. Length counts for more than signs. */
export const passwordStrength = (password: string, owner: PasswordOwner = {}): PasswordStrength => {
  if (checkPassword(password, owner)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = variety + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  if (points >= 4) return 'strong';
  return points >= 2 ? 'fair' : 'weak';
};

/** Whether somebody may register under a name: 4 to 30 letters, digits, `_`, `.` or `-`, a letter first. */
export const isUsername = (text: string): boolean => /^[A-Za-z][\w.-]{3,29}$/.test(text);
