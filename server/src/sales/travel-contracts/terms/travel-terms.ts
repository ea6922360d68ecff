import { createHash } from 'node:crypto';
import type { TermsConsent, TravelTerms } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';
import first from './terms-2026-11.json' with { type: 'json' };
import deposits from './terms-2026-12.json' with { type: 'json' };

const withHash = (version: string, texts: TravelTerms['clauses']): TravelTerms => ({
  version,
  sha256: createHash('sha256').update(canonicalJson(texts)).digest('hex'),
  clauses: texts,
});

/** The terms in force: with deposits, extras and the cancellation for some travellers. */
const current = withHash('2026-12', deposits);

/** The terms of orders that were placed before consents were stored. */
const oldest = withHash('2026-11', first);

/**
 * Every version of the terms. A text that buyers have accepted is never changed: changed terms are a new file and
 * version.
 */
const versions: readonly TravelTerms[] = [current, oldest];

/** The terms in force, which a tour booking accepts. */
export const getTravelTerms = (): TravelTerms => current;

/** The terms of a consent; for orders of before consents were stored, the first. */
export const termsOf = (consent: TermsConsent | undefined): TravelTerms =>
  versions.find(({ version }) => version === consent?.version) ?? oldest;
