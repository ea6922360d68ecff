import { contract } from '@portal/shared/contract';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { refuse } from './source.ts';
import type { Variables } from './variables.ts';

const { days: _, ...rights } = contract['POST /api/v1/release-tokens'].body.properties;

/** A pipeline that signs in with tokens of its OpenID Connect issuer, and what it may do. */
const ReleasePipeline = Type.Object(
  {
    issuer: Type.String({ pattern: '^https?://[^\\s?#]+$', maxLength: 300 }),
    audience: Type.String({ minLength: 1, maxLength: 200 }),
    /** The claim `sub` of its tokens; with `*` at the end, how it begins. */
    subject: Type.String({ pattern: '^[^*\\s]{4,}\\*?$', maxLength: 300 }),
    ...rights,
  },
  { additionalProperties: false },
);
export type ReleasePipeline = Static<typeof ReleasePipeline>;

const ReleasePipelines = Type.Array(ReleasePipeline, { maxItems: 50 });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('RELEASE_PIPELINES', 'must be JSON');
  }
};

type Given = Pick<Variables, 'RELEASE_PIPELINES' | 'PORTAL_ENV'>;

/** The pipelines in `RELEASE_PIPELINES`. Throws `ConfigError` that names the value at fault. */
export const readReleasePipelines = ({
  RELEASE_PIPELINES,
  PORTAL_ENV,
}: Given): readonly ReleasePipeline[] => {
  const pipelines = parse(RELEASE_PIPELINES);
  if (!Value.Check(ReleasePipelines, pipelines)) {
    const [{ instancePath = '', message = '' } = {}] = Value.Errors(ReleasePipelines, pipelines);
    return refuse('RELEASE_PIPELINES', `is invalid at "${instancePath || '/'}": ${message}`);
  }
  const insecure = pipelines.find(({ issuer }) => !issuer.startsWith('https:'));
  if (insecure && PORTAL_ENV === 'production')
    refuse('RELEASE_PIPELINES', `must have https issuers in production, but has "${insecure.issuer}"`);
  return pipelines;
};
