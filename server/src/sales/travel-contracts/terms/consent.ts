import type { TermsConsent } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';
import { getTravelTerms } from './travel-terms.ts';

/**
 * The consent of a booking to the terms in force. Remotes that were released before terms had versions send none.
 * Throws 409 on `contractAccepted` for another version: the buyer has to read the new one.
 */
export const consentTo = (version: string | undefined, now: Date): TermsConsent => {
  const terms = getTravelTerms();
  if (version !== undefined && version !== terms.version)
    throw new HttpError(
      {
        zh: '旅游合同条款已更新，请重新阅读并同意',
        en: 'The terms of the travel contract have changed. Please read and accept them again',
      },
      { status: 409, code: errorCodes.changedMeanwhile, field: 'contractAccepted' },
    );
  return { version: terms.version, sha256: terms.sha256, at: now.toISOString() };
};
