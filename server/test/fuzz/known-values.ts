import { loadArticles } from '#demo/articles/load-articles.ts';
import { loadOnce } from '#demo/load-once.ts';
import { loadSite } from '#demo/site/load-site.ts';
import { loadTours } from '#demo/tours/load-tours.ts';
import { publishAndPromote, testRelease, versionOf } from '#src/delivery/releases/testing/release-fixture.ts';
import { type DeclaredCall, everyCall } from '../authorization/declared-calls.ts';
import type { ScopeFixture } from '../authorization/scope-fixture.ts';
import type { KnownValues } from './requests.ts';

const pieces = { tours: loadTours, articles: loadArticles, site: loadSite };

/** Adds what staff edit besides products and orders, and two releases. */
export const addRecords = async ({ portal: { app, deps } }: ScopeFixture): Promise<void> => {
  for (const [name, load] of Object.entries(pieces)) await loadOnce(deps, name, load);
  for (const number of [1, 2]) await publishAndPromote(app, testRelease('mf_catalog', number));
};

const publicRows = ({ open }: ScopeFixture['portal']): KnownValues['rows'] => ({
  ...Object.fromEntries(Object.entries(open).map(([name, value]) => [name, [String(value)]])),
  'tours/:id': [Number(open.tourId)],
  'hotels/:id': [Number(open.hotelId)],
  'tickets/:id': [Number(open.ticketId)],
  'visas/:id': [Number(open.visaId)],
  'goods/:id': [Number(open.ids)],
  orgCode: ['A86'],
  'websiteManager/:orgCode': ['A86'],
  'byOrgCode/:code': ['A86'],
  'recommendationLabel/:a&:b': ['A86&1'],
  'company/:code': ['introduction'],
  'releases/:app': ['mf_catalog'],
  'versions/:version': [versionOf(1), versionOf(2)],
});

/** Of other calls `version` is that of a form. */
const releaseWords: KnownValues['rows'] = { app: ['mf_catalog'], version: [versionOf(1), versionOf(2)] };

const smallIds = [1, 2, 3];

/** The form of a stored record, for calls that create or change one. */
const findStored = async (
  { portal: { app } }: ScopeFixture,
  headers: Readonly<Record<string, string>>,
  { path, method }: DeclaredCall,
  rows: KnownValues['rows'],
): Promise<unknown> => {
  const list = path.replace(/\/:id$/, '');
  const form = everyCall.find(({ key }) => key === `GET ${list}/:id/form`);
  if (!form || method === 'GET') return undefined;
  for (const id of rows[form.params[0]?.name ?? ''] ?? smallIds) {
    const reply = await app.inject({ url: `${list}/${id}/form`, headers });
    // Without its version it may be sent again and again.
    if (reply.statusCode === 200) return { ...reply.json().data, version: undefined };
  }
  return undefined;
};

/** The values that find the portal's records in requests to a call. */
export const findKnown = async (
  scopes: ScopeFixture,
  headers: Readonly<Record<string, string>>,
  call: DeclaredCall,
): Promise<KnownValues> => {
  const rows = { ...publicRows(scopes.portal), ...scopes.rows };
  const words = call.short.startsWith('releases') ? { ...rows, ...releaseWords } : rows;
  const booking = call.short.replace('/quote', '');
  const find: KnownValues['find'] = (name) => {
    const value = scopes.fill(call)(name) ?? scopes.portal.open[`${booking} ${name}`];
    if (value instanceof File) return [];
    return value === undefined ? (words[name] ?? []) : [value];
  };
  return { find, rows, stored: await findStored(scopes, headers, call, rows) };
};
