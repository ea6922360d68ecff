import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane. */
const policy = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, policy);

/** A random secret cannot be guessed, so that a fast hash protects it: an import makes thousands. */
const randomPolicy = { ...policy, memoryCost: 1024, timeCost: 1 };

/** Hashes a generated password; the first login replaces the hash by that of {@link hashPassword}. */
export const hashRandomSecret = (secret: string): Promise<string> => hash(secret, randomPolicy);

/** Whether a hash was made under another policy and must be renewed. */
export const isOutdated = (passwordHash: string): boolean => {
  const made = parseOptions(passwordHash);
  return Object.entries(policy).some(([name, value]) => made[name as keyof typeof policy] !== value);
};

let dummyHash: Promise<string> | undefined;

/**
 * Compares with a user's hash. An unknown user, or one with a faster hash, takes the same time, so timing reveals
 * no user.
 */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  dummyHash ??= hashPassword(crypto.randomUUID());
  if (passwordHash === undefined) {
    await verify(await dummyHash, password);
    return false;
  }
  if (isOutdated(passwordHash)) await verify(await dummyHash, password);
  return verify(passwordHash, password);
};
