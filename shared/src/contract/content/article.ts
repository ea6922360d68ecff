import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, nullable, PictureAlts, pageOf, pageQuery, Text } from '../base/fields.ts';
import { PageSeo } from '../base/seo.ts';

/** A block of an article. Articles contain no HTML, so none has to be sanitised. */
export const Block = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), text: Text }),
  Type.Object({ kind: Type.Literal('text'), text: Text }),
  Type.Object({ kind: Type.Literal('list'), items: Type.Array(Text) }),
  Type.Object({ kind: Type.Literal('picture'), picture: Type.String(), caption: nullable(Text) }),
]);
export type Block = Static<typeof Block>;

/** A news item in a list; `category` is what the list is narrowed by (its `zh`). */
export const NewsRow = Type.Object({
  id: Id,
  category: Text,
  title: Text,
  summary: Text,
  picture: Type.String(),
  day: Day,
});
export type NewsRow = Static<typeof NewsRow>;

const Neighbour = nullable(Type.Object({ id: Id, title: Text }));

/** A news item with the previous and the next one. */
export const News = Type.Object({
  ...NewsRow.properties,
  source: Text,
  body: Type.Array(Block),
  alts: PictureAlts,
  seo: PageSeo,
  older: Neighbour,
  newer: Neighbour,
});
export type News = Static<typeof News>;

/** A statement or a page about the company. `day` is that of its last change. */
export const AgencyPage = Type.Object({
  id: Id,
  code: Type.String(),
  title: Text,
  day: Day,
  body: Type.Array(Block),
  alts: PictureAlts,
  seo: PageSeo,
});
export type AgencyPage = Static<typeof AgencyPage>;

/** A question of the help centre in a list, with its topic. */
export const HelpRow = Type.Object({ code: Type.String(), topic: Text, title: Text });
export type HelpRow = Static<typeof HelpRow>;

/** An article of the help centre. `day` is that of its last change, `others` are of the same topic. */
export const HelpArticle = Type.Object({
  ...HelpRow.properties,
  day: Day,
  body: Type.Array(Block),
  alts: PictureAlts,
  seo: PageSeo,
  others: Type.Array(HelpRow),
});
export type HelpArticle = Static<typeof HelpArticle>;

const CodeParams = Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$' }) });

const PageLink = Type.Object({ id: Id, code: Type.String(), title: Text });

export const articleContract = {
  'GET /api/v1/news': entry({
    summary: 'News, the latest first, with the existing categories',
    access: 'public',
    query: Type.Object({ category: Type.Optional(Type.String({ maxLength: 64 })), ...pageQuery }),
    data: Type.Object({
      ...pageOf(NewsRow).properties,
      categories: Type.Array(Type.Object({ value: Type.String(), label: Text, count: Type.Integer() })),
    }),
  }),
  'GET /api/v1/news/:id': entry({
    summary: 'One news item with its body',
    access: 'public',
    params: IdParams,
    data: News,
  }),
  'GET /api/v1/statements': entry({
    summary: 'The legal statements: terms of use, privacy, refunds, …',
    access: 'public',
    data: Type.Array(PageLink),
  }),
  'GET /api/v1/statements/:id': entry({
    summary: 'One statement with its body',
    access: 'public',
    params: IdParams,
    data: AgencyPage,
  }),
  'GET /api/v1/company': entry({
    summary: 'The company pages: introduction, culture, awards, …',
    access: 'public',
    data: Type.Array(PageLink),
  }),
  'GET /api/v1/company/:code': entry({
    summary: 'One company page with its body',
    access: 'public',
    params: CodeParams,
    data: AgencyPage,
  }),
  'GET /api/v1/help': entry({
    summary: 'Questions of the help centre in their order, or those with the keywords, the closest first',
    access: 'public',
    query: Type.Object({ keywords: Type.Optional(Type.String({ maxLength: 100 })) }),
    data: Type.Array(HelpRow),
  }),
  'GET /api/v1/help/:code': entry({
    summary: 'One article of the help centre with its body and others of its topic',
    access: 'public',
    params: CodeParams,
    data: HelpArticle,
  }),
} as const;
