import type { LiveRelease, PortalBoot } from '@portal/shared/contract';
import type { AssetCache, Live } from '#src/delivery/releases/index.ts';
import type { Renderer } from '#src/delivery/rendering/index.ts';
import type { DocumentParts, RenderedView } from './render-document.ts';

interface Context {
  readonly assets: AssetCache;
  readonly renderer: Renderer;
}

interface ViewRequest {
  readonly url: string;
  readonly boot: PortalBoot;
  readonly live: Live;
  readonly shell: LiveRelease;
  readonly view: DocumentParts['view'];
  /** The document has the responses to all first calls. */
  readonly isComplete: boolean;
}

/** The text of a style sheet. Undefined when it names other files, by addresses relative to its own. */
const readStyle = async ({ assets }: Context, { app, version, base }: LiveRelease, path: string) => {
  const css = (await assets.find(app, version, path))?.forms.identity?.toString('utf8');
  const isMovable = css !== undefined && !/url\((?!\s*['"]?data:)|@import|<\/style/i.test(css);
  return isMovable ? { href: base + path, css } : undefined;
};

const readStyles = async (context: Context, shell: LiveRelease, view: NonNullable<DocumentParts['view']>) => {
  const ofView = view.release.views[view.name]?.css ?? [];
  const styles = await Promise.all([
    ...shell.styles.map((path) => readStyle(context, shell, path)),
    ...ofView.map((path) => readStyle(context, view.release, path)),
  ]);
  const found = styles.filter((style) => style !== undefined);
  return found.length === styles.length ? found : undefined;
};

/** React's preloads of pictures, which are ahead of the view, and the view. */
const splitPreloads = (rendered: string): Pick<RenderedView, 'preloads' | 'html'> => {
  const [preloads = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(rendered) ?? [];
  return { preloads, html: rendered.slice(preloads.length) };
};

/**
 * Renders a view on the server, for a visitor without session and overrides. Undefined when the shell has no renderer,
 * when a response or a style sheet cannot be part of the document, and when rendering fails: the browser renders the
 * view then.
 */
export const renderView = async (
  context: Context,
  { url, boot, live, shell, view, isComplete }: ViewRequest,
): Promise<RenderedView | undefined> => {
  const renderer = live.records.get('shell')?.renderer;
  if (!view || !renderer) return undefined;
  // The browser would request what is missing, and could have it before it hydrates the view.
  if (!isComplete) return void context.renderer.skipIncomplete();
  const styles = await readStyles(context, shell, view);
  if (!styles) return undefined;
  const files = [shell.runtime, renderer].flatMap((path) => (path ? [shell.base + path] : []));
  const html = await context.renderer.render({ key: live.etag, name: view.name, files, url, boot });
  return html === undefined ? undefined : { ...splitPreloads(html), styles };
};
