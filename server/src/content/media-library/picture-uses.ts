import type { MediaUse, Text } from '@portal/shared/contract';
import { listProductsShowing } from '#src/catalog/product-editor/index.ts';
import { listArticlesShowing } from '#src/content/articles/index.ts';
import { listProfilesShowing, listSlidesShowing } from '#src/content/site/index.ts';
import { pictureToken, pictureUrl } from '#src/media/pictures/index.ts';
import type { Db } from '#src/platform/database/index.ts';

const profileTitle: Text = { zh: '网站信息', en: 'Site information' };

const tokenOf = (url: string): string => pictureToken(url) ?? '';

/** The records that show each of these pictures, by token: products and articles in any state, slides, the profile. */
export const findUses = async (db: Db, tokens: readonly string[]): Promise<Map<string, MediaUse[]>> => {
  const uses = new Map<string, MediaUse[]>(tokens.map((token) => [token, []]));
  if (tokens.length === 0) return uses;
  const urls = tokens.map(pictureUrl);
  const add = (kind: MediaUse['kind'], rows: readonly { token: string; id: number; title: Text }[]) => {
    for (const { token, id, title } of rows) uses.get(token)?.push({ kind, id, title });
  };
  add('product', await listProductsShowing(db, tokens));
  add('article', await listArticlesShowing(db, tokens));
  const slides = await listSlidesShowing(db, urls);
  add(
    'slide',
    slides.map(({ url, ...slide }) => ({ ...slide, token: tokenOf(url) })),
  );
  const profiles = await listProfilesShowing(db, urls);
  add(
    'profile',
    profiles.map(({ url, id }) => ({ id, title: profileTitle, token: tokenOf(url) })),
  );
  return uses;
};
