import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane. */
const policy = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, policy);

/** Whether a hash was made under another policy and must be renewed. */
export const isOutdated = (passwordHash: string): boolean => {
  const made = parseOptions(passwordHash);
  return Object.entries(policy).some(([name, value]) => made[name as keyof typeof policy] !== value);
};

let dummyHash: Promise<string> | undefined;

/** Compares with a user's hash. An unknown user takes the same time, so timing reveals no user. */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
};
