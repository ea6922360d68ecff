import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, nullable, oneOf, pageOf, pageQuery, Status, Text, Version } from '../base/fields.ts';
import { changeEntry, deleteEntry, formEntry, statusEntry } from '../base/record-entries.ts';
import { Schedule } from '../catalog/schedule.ts';
import { SitePicture, written } from './site-fields.ts';

export const ArticleKind = oneOf('news', 'statement', 'company', 'help');
export type ArticleKind = Static<typeof ArticleKind>;

/** `scheduled` is published from its day on. */
const ArticleState = oneOf('draft', 'scheduled', 'published');
export type ArticleState = Static<typeof ArticleState>;

export const ArticleRow = Type.Object({
  id: Id,
  kind: ArticleKind,
  code: nullable(Type.String()),
  category: nullable(Type.String()),
  title: Text,
  picture: nullable(Type.String()),
  day: Day,
  status: Status,
  state: ArticleState,
  schedule: Schedule,
});
export type ArticleRow = Static<typeof ArticleRow>;

const EditedBlock = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), text: written(200) }),
  Type.Object({ kind: Type.Literal('text'), text: written(5000) }),
  Type.Object({
    kind: Type.Literal('list'),
    items: Type.Array(written(1000), { minItems: 1, maxItems: 50 }),
  }),
  Type.Object({ kind: Type.Literal('picture'), picture: SitePicture, caption: nullable(written(200)) }),
]);

const ArticleSeo = Type.Object({
  title: nullable(written(100)),
  description: nullable(written(300)),
  picture: nullable(SitePicture),
});

/**
 * An article as it is edited. News has a category, and may have a summary, a picture and a source; a statement, a page
 * about the company or an article of the help centre has a code, which stays, and its place among the others. The
 * category of an article of the help centre is its topic. News of a day to come shows from that day.
 */
export const ArticleForm = Type.Object({
  id: Type.Optional(Id),
  kind: ArticleKind,
  code: nullable(Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' })),
  category: nullable(Type.String({ maxLength: 20 })),
  /** The English name of a new category. */
  categoryEn: Type.Optional(Type.String({ maxLength: 40 })),
  title: written(100),
  summary: nullable(written(300)),
  picture: nullable(SitePicture),
  source: nullable(written(60)),
  body: Type.Array(EditedBlock, { maxItems: 200 }),
  day: Day,
  sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  status: Status,
  seo: Type.Optional(nullable(ArticleSeo)),
  version: Version,
});
export type ArticleForm = Static<typeof ArticleForm>;

export const articleAdminContract = {
  'GET /api/v1/articles/page': entry({
    summary: 'Articles of a kind by words, category, status and day, the latest first; pages in their order',
    access: { anyOf: ['site:article:query'], scope: 'none' },
    query: Type.Object({
      kind: ArticleKind,
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      category: Type.Optional(Type.String({ maxLength: 64 })),
      status: Type.Optional(Status),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      ...pageQuery,
    }),
    data: pageOf(ArticleRow),
  }),
  'GET /api/v1/articles/categories': entry({
    summary: 'The categories of all news, or the topics of the help centre, drafts included',
    access: { anyOf: ['site:article:query'], scope: 'none' },
    query: Type.Object({ kind: Type.Optional(oneOf('news', 'help')) }),
    data: Type.Array(Text),
  }),
  'GET /api/v1/articles/:id/form': formEntry(
    'One article as the form edits it',
    'site:article:query',
    'none',
    ArticleForm,
  ),
  'POST /api/v1/articles': entry({
    summary: 'Creates an article of at most 200 blocks and 100 kB',
    access: { anyOf: ['site:article:add'], scope: 'none' },
    body: ArticleForm,
    data: Type.Object({ id: Id }),
  }),
  'PUT /api/v1/articles/:id': changeEntry(
    'Changes an article; A0514 when it was changed meanwhile',
    'site:article:edit',
    'none',
    ArticleForm,
  ),
  'PUT /api/v1/articles/:id/status': statusEntry(
    'Publishes an article from its date on, or unpublishes it',
    'site:article:edit',
    'none',
  ),
  'DELETE /api/v1/articles/:id': deleteEntry(
    'Deletes news or articles of the help centre: one id, or several with commas, all or none. Statements and company pages cannot be deleted',
    'site:article:delete',
    'none',
  ),
} as const;
