import { Type } from 'typebox';
import { nullable } from '../base/fields.ts';

/** A text with required Chinese and optional English, both with a maximum length. */
export const written = (most: number) =>
  Type.Object({
    zh: Type.String({ minLength: 1, maxLength: most }),
    en: Type.Optional(Type.String({ maxLength: most * 2 })),
  });

/** A path of the portal or an address with https, null for none. */
export const SiteLink = nullable(Type.String({ maxLength: 500 }));

/** A picture of the site: artwork of the portal, or an uploaded and re-encoded picture. */
export const SitePicture = Type.String({
  pattern: '^(/artwork/[a-z0-9-]{1,64}/[a-z0-9-]{1,64}\\.svg|/api/v1/pictures/[\\w-]{22})$',
});
