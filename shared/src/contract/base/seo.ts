import { type Static, Type } from 'typebox';
import { nullable } from './fields.ts';

const written = (most: number) =>
  Type.Object({
    zh: Type.String({ maxLength: most }),
    en: Type.Optional(Type.String({ maxLength: most * 2 })),
  });

/**
 * How a page appears in search results and shared links: its title (the name of the site is added), description and
 * picture. What is null is taken from the page.
 */
export const Seo = Type.Object({
  title: nullable(written(100)),
  description: nullable(written(300)),
  picture: nullable(Type.String({ maxLength: 200 })),
});
export type Seo = Static<typeof Seo>;

/** {@link Seo} of a page; null or left out: all is taken from the page. */
export const PageSeo = Type.Optional(nullable(Seo));
