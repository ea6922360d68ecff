import type { LiveRelease, PortalBoot, ReleaseRecord } from '@portal/shared/contract';
import { type AssetCache, assetBase, type Live } from '#src/delivery/releases/index.ts';
import type { Renderer, RenderRequest } from '#src/delivery/rendering/index.ts';
import type { DocumentParts, RenderedView } from './html/document-parts.ts';
import { hasTooManyStyles } from './html/inline-code.ts';

type View = NonNullable<DocumentParts['view']>;

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
  /** No first response is missing that the browser would get. */
  readonly isComplete: boolean;
}

/**
 * The text of a style sheet. Undefined when it names other files, by addresses relative to its own, or has characters
 * that an HTML parser changes, so that its hash would be another.
 */
const readStyle = async ({ assets }: Context, { app, version, base }: LiveRelease, path: string) => {
  const css = (await assets.find(app, version, path))?.forms.identity?.toString('utf8');
  const isMovable = css !== undefined && !/url\((?!\s*['"]?data:)|@import|<\/style|[\r\0]/i.test(css);
  return isMovable ? { href: base + path, css } : undefined;
};

const readStyles = async (context: Context, shell: LiveRelease, view: View) => {
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

/** It failed to render with exactly this shell when the later one of both releases was published. */
const isClientOnly = ({ records }: Live, { name, release }: View): boolean => {
  const [shell, owner] = [records.get('shell'), records.get(release.app)];
  const has = (one: typeof shell, other: typeof shell) =>
    one?.clientOnly.some((each) => each.view === name && each.with === other?.version);
  return has(shell, owner) || has(owner, shell) || false;
};

/** The scripts that render documents, in their order; undefined for a shell without a renderer. */
export const renderScriptsOf = (shell: ReleaseRecord | undefined): RenderRequest['files'] | undefined => {
  if (!shell?.renderer) return undefined;
  const base = assetBase(shell);
  return [shell.runtime, shell.renderer].flatMap((path) => (path ? [base + path] : []));
};

/**
 * Renders a view on the server, for a visitor without session and overrides. Undefined when the shell has no renderer,
 * when a response, a style sheet or too many style attributes cannot be part of the document, when rendering fails, and
 * when it failed at publishing: the browser renders the view then.
 */
export const renderView = async (
  context: Context,
  { url, boot, live, shell, view, isComplete }: ViewRequest,
): Promise<RenderedView | undefined> => {
  const files = renderScriptsOf(live.records.get('shell'));
  if (!view || !files || isClientOnly(live, view)) return undefined;
  // The browser would request what is missing, and could have it before it hydrates the view.
  if (!isComplete) return void context.renderer.skipIncomplete();
  const styles = await readStyles(context, shell, view);
  if (!styles) return undefined;
  const html = await context.renderer.render({ key: live.etag, name: view.name, files, url, boot });
  return html === undefined || hasTooManyStyles(html) ? undefined : { ...splitPreloads(html), styles };
};
