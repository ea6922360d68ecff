import type { Text } from '@portal/shared/contract';
import { checkPassword, errorCodes, type PasswordFault, type PasswordOwner } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';
import pinyin from './pinyin-words.json' with { type: 'json' };

const texts: Readonly<Record<PasswordFault, Text>> = {
  length: { zh: '密码需为 8-64 位', en: 'The password must have 8 to 64 characters' },
  personal: {
    zh: '密码除去用户名、昵称、手机号和邮箱后，还需有 8 位',
    en: 'Without your username, nickname, mobile number and email, 8 characters must remain',
  },
  common: {
    zh: '这个密码太常见或太容易猜到，请换一个',
    en: 'This password is too common or too easy to guess. Please choose another one',
  },
};

/** Fewer guesses than this, by the estimate of zxcvbn, are too few. */
const leastGuesses = 1e6;

/** Loaded with the first password: the dictionaries of breached passwords and words take 2 MB of source. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, pinyin },
    graphs: common.adjacencyGraphs,
  });
};

let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Whether a password is in a dictionary, or put together from words, patterns and years that are guessed soon. */
const isCommon = async (password: string): Promise<boolean> => {
  estimator ??= loadEstimator();
  const { guesses, sequence } = (await estimator).check(password);
  const isListed = sequence.some(
    ({ pattern, token }) => pattern === 'dictionary' && token.length === password.length,
  );
  return isListed || guesses < leastGuesses;
};

/**
 * The one policy for passwords, wherever they are set: 8 to 64 characters of any kind, no names or numbers of the
 * owner, not common, not breached. Throws A0400 on `password` when it refuses one.
 */
export const requireGoodPassword = async (password: string, owner: PasswordOwner): Promise<void> => {
  const fault = checkPassword(password, owner) ?? ((await isCommon(password)) ? 'common' : undefined);
  if (fault)
    throw new HttpError(texts[fault], { status: 400, code: errorCodes.badParameter, field: 'password' });
};
