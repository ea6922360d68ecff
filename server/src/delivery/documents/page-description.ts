import { notFoundTitle, portalDescription } from './page-texts.ts';
import type { PageContext, PageMetadata } from './pages/page-metadata.ts';
import { describerOf } from './pages/pages.ts';
import { previewPicturePath } from './preview-picture.ts';
import type { JsonLd } from './structured/json-ld.ts';

/** The metadata in a document's head. */
export interface PageDescription {
  readonly found: boolean;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the picture in link previews. */
  readonly picture: string;
  readonly type: 'website' | 'article' | 'product';
  /** The canonical URL; without one the page is noindex. */
  readonly address?: string;
  readonly data: readonly JsonLd[];
}

/** Not all link previews read SVG: generated artwork is served to them as PNG, uploads unchanged. */
const forPreviews = (path: string): string =>
  path.replace(/^(\/artwork\/[a-z0-9-]+\/[a-z0-9-]+)\.svg(?=$|\?)/, '$1.png');

const longest = 160;
const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${[...line].slice(0, longest - 1).join('')}…` : line;
};

const nothing: PageMetadata = { title: '' };

/**
 * Describes a page in the visitor's language; `found` is false when the page or its subject does not exist.
 */
export const describePage = async (page: PageContext): Promise<PageDescription> => {
  const { target, site } = page;
  const words = target.found ? await describerOf(target.view)(page) : undefined;
  const { title, description, picture, type, address, data } = words ?? nothing;
  const heading = words ? title : site.say(notFoundTitle);
  return {
    found: words !== undefined,
    title: heading === site.name ? heading : `${heading} · ${site.name}`,
    description: cut(description ?? site.say(portalDescription)),
    picture: site.url(forPreviews(picture ?? previewPicturePath)),
    type: type ?? 'website',
    address: target.indexed ? address : undefined,
    data: data ?? [],
  };
};
