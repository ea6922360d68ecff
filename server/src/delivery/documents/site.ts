import type { Language, RuntimeConfig, Text } from '@portal/shared/contract';
import { routeTable } from '@portal/shared/rules';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The portal's public origin and the visitor's language, for one document. */
export interface Site {
  readonly name: string;
  /** In the notation of HTML and HTTP. */
  readonly language: 'zh-CN' | 'en';
  say(text: Text): string;
  /** A path as an absolute URL; undefined values are omitted from its query. */
  url(path: string, query?: Query): string;
  /** The absolute URL of a screen, by its view. Throws when no static route has the view. */
  screen(view: string, query?: Query): string;
}

/** The path of a screen, by its view. Throws when no static route has the view. */
export const pathOf = (view: string): string => {
  const route = routeTable.find((each) => each.view === view);
  if (!route) throw new Error(`no route shows ${view}`);
  return route.path;
};

const addressOf = (origin: string, path: string, query: Query): string => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
};

/** The site under an origin (`https://haitu.example`) in a language. */
export const createSite = (origin: string, language: Language, { SYSTITLE }: RuntimeConfig): Site => ({
  name: SYSTITLE,
  language: language === 'en' ? 'en' : 'zh-CN',
  say: (text) => (language === 'en' ? (text.en ?? text.zh) : text.zh),
  url: (path, query = {}) => addressOf(origin, path, query),
  screen: (view, query = {}) => addressOf(origin, pathOf(view), query),
});
