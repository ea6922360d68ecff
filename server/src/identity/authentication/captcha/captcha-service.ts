import { createHash, randomBytes } from 'node:crypto';
import { errorCodes } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { networkOf } from '#src/platform/http/index.ts';
import { countOrWait } from '../login-limit.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { makePuzzle } from './captcha-puzzle.ts';
import { insertCaptcha, takeCaptcha } from './captcha-repository.ts';
import { captchaLimit, consumeProof, type Proof } from './proof-of-work.ts';

const ttlMs = 120_000;

const hashOf = (key: string, answer: string): string =>
  createHash('sha256').update(`${key}:${answer}`).digest('hex');

/** Chinese keyboards produce full-width digits and spaces. */
const typed = (answer: string): string => answer.normalize('NFKC').trim();

const refusedCode = (code: 'A0213' | 'A0214', zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code, field: 'verifyCode' });

/** Makes a puzzle and stores only the answer's hash. */
const storePuzzle = async ({ db, now }: Deps) => {
  const key = randomBytes(16).toString('hex');
  const { answer, ...puzzle } = makePuzzle();
  const expiresAt = new Date(now().getTime() + ttlMs);
  await insertCaptcha(db, { key, answerHash: hashOf(key, String(answer)), expiresAt }, now());
  return { key, ...puzzle };
};

/**
 * Creates a captcha: a picture of a sum, valid for one login within 120 s. Throws A0211 when a network asks for too
 * many.
 */
export const createCaptcha = async (deps: Deps, address: string) => {
  await countOrWait(deps, `captcha:${networkOf(address)}`, captchaLimit);
  const { key, signs } = await storePuzzle(deps);
  return { verifyCodeKey: key, verifyCodeBase64: await drawCaptcha(signs) };
};

/**
 * Creates a captcha as text, valid like one as a picture. What programs need not read, they pay for by work: throws
 * A0213 or A0214 on `proof` without a solved challenge for it.
 */
export const createTextCaptcha = async (deps: Deps, proof: Proof) => {
  await consumeProof(deps, proof, 'captcha');
  const { key, question } = await storePuzzle(deps);
  return { verifyCodeKey: key, question };
};

/**
 * Uses up a captcha, whether right or wrong. Throws A0213 when it is unknown, used or older than 120 s, and
 * A0214 when the answer is wrong.
 */
export const consumeCaptcha = async ({ db, env, now }: Deps, key: string, answer: string): Promise<void> => {
  const taken = await takeCaptcha(db, key);
  if (!taken || taken.expiresAt <= now())
    throw refusedCode(errorCodes.captchaExpired, '验证码已过期', 'The verification code has expired');
  const isFixed = env.captchaFixedCode !== undefined && typed(answer) === env.captchaFixedCode;
  if (!isFixed && hashOf(key, typed(answer)) !== taken.answerHash)
    throw refusedCode(errorCodes.captchaWrong, '验证码错误', 'The verification code is wrong');
};
