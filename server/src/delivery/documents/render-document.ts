import type { LiveRelease, PortalBoot, ReleaseFile } from '@portal/shared/contract';
import type { OverriddenReleases } from '#src/delivery/releases/index.ts';
import { escapeHtml, jsonForScript, tag } from '#src/platform/text/index.ts';
import { overrideBanner } from './override-banner.ts';
import type { PageDescription } from './page-description.ts';
import { withoutScript } from './page-texts.ts';
import { noncePlaceholder } from './precompressed-document.ts';
import type { Site } from './site.ts';

/** A view as HTML, with the style sheets of the shell and the view. */
export interface RenderedView {
  readonly html: string;
  /** Links that preload its first pictures. */
  readonly preloads: string;
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

/** Everything a document is made of. */
export interface DocumentParts {
  readonly boot: PortalBoot;
  readonly shell: LiveRelease;
  /** The release with the page's view, and the view's name. */
  readonly view?: { readonly release: LiveRelease; readonly name: string };
  /** Files of the shell that the view imports. */
  readonly sharedFiles: readonly Pick<ReleaseFile, 'path' | 'integrity'>[];
  /** The view as HTML with its styles; undefined: the browser renders it. */
  readonly rendered?: RenderedView | undefined;
  readonly page: PageDescription;
  readonly site: Site;
  readonly overrides: OverriddenReleases['overrides'];
  /** Starts in dark mode, as last used. */
  readonly dark: boolean;
}

/** The background until the shell renders, light or dark, so that nothing flashes. */
const firstStyle =
  '<style>html{background:#f7f2e9;color:#14202b}html[data-theme=dark]{background:#0f1820;color:#e4ebf1}</style>';

/**
 * Collects clicks on buttons, and entries in fields; a checkbox is an entry of true or false. React must not handle them,
 * too, between its hydration and their repetition.
 */
const collectEvents = `(events => {
  const keep = (e, event) => { if (earlyEvents === events) { e.stopPropagation(); events.push(event) } };
  const isCheckable = field => /checkbox|radio/.test(field.type);
  addEventListener('click', e => {
    if (earlyEvents !== events) return;
    const button = e.target.closest('button:not([type=submit])');
    if (button) { e.preventDefault(); keep(e, [button]) }
    else if (isCheckable(e.target)) e.stopPropagation();
  }, true);
  addEventListener('input', e => {
    const field = e.target;
    keep(e, [field, isCheckable(field) ? field.checked : field.value]);
  }, true);
  addEventListener('change', e => { if (earlyEvents === events) e.stopPropagation() }, true);
})(window.earlyEvents = [])`;

/**
 * Clicks and entries before the page is hydrated would be lost: they are kept, and the shell repeats them. Links, and
 * forms with a submit button, work without scripts.
 */
const keepEvents = ({ rendered }: DocumentParts): string[] =>
  rendered ? [`<script nonce="${noncePlaceholder}">${collectEvents}</script>`] : [];

/**
 * Inlined styles of rendered documents; the browser's loader finds them by `data-href`. A new connection carries some
 * 14 kB in its first round trip: the first picture is to be among them, the styles are not.
 */
const picturesAndStyles = ({ rendered }: DocumentParts): string[] =>
  rendered
    ? [
        rendered.preloads,
        ...rendered.styles.map(
          ({ href, css }) => `${tag('style', { 'data-href': href, 'data-view-file': true })}${css}</style>`,
        ),
      ]
    : [];

/** Pictures and styles of a rendered document come first; without them the view's files are what is waited for. */
const priorityOf = ({ rendered }: DocumentParts): 'low' | 'high' => (rendered ? 'low' : 'high');

const scriptTag = (release: LiveRelease, path: string, asyncPriority?: 'low' | 'high'): string =>
  `${tag('script', {
    [asyncPriority ? 'async' : 'defer']: true,
    src: release.base + path,
    integrity: release.integrity[path],
    crossorigin: 'anonymous',
    fetchpriority: asyncPriority,
    nonce: noncePlaceholder,
    'data-view-file': asyncPriority !== undefined,
  })}</script>`;

/** A module is preloaded with its imports, and executed when it is imported. */
const preload = (
  release: LiveRelease,
  path: string,
  fetchpriority: 'low' | 'high',
  integrity = release.integrity[path],
): string =>
  tag('link', {
    rel: release.entryType === 'module' ? 'modulepreload' : 'preload',
    as: 'script',
    href: release.base + path,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority,
    nonce: noncePlaceholder,
  });

/**
 * A view's style sheet starts with media=print: for the screen it would block the shell's script, and the
 * page, as long as it loads. The shell enables it before it renders the view.
 */
const style = (release: LiveRelease, path: string, ofView = false): string =>
  tag('link', {
    rel: 'stylesheet',
    href: release.base + path,
    integrity: release.integrity[path],
    crossorigin: 'anonymous',
    media: ofView ? 'print' : undefined,
    fetchpriority: ofView ? 'high' : undefined,
    'data-view-file': ofView,
  });

const viewStyles = ({ view, rendered }: DocumentParts): string[] => {
  if (!view || rendered) return [];
  const { release, name } = view;
  return (release.views[name]?.css ?? []).map((path) => style(release, path, true));
};

/** The federation runtime and the shell, in this order. */
const shellScripts = ({ shell }: DocumentParts): string[] =>
  [shell.runtime, shell.entry].flatMap((path) => (path ? [scriptTag(shell, path)] : []));

/**
 * The files of the page's view are loaded together with the shell's, so that the view can be part of the
 * first render. Its chunks run at once and register; the entry needs the federation runtime, so the shell
 * runs it.
 */
const viewScripts = (parts: DocumentParts): string[] => {
  const { view, shell } = parts;
  if (!view) return [];
  const { release, name } = view;
  const priority = priorityOf(parts);
  const chunks = (release.views[name]?.js ?? []).map((path) =>
    release.entryType === 'module' ? preload(release, path, priority) : scriptTag(release, path, priority),
  );
  return release.base === shell.base ? chunks : [preload(release, release.entry, priority), ...chunks];
};

/** They are needed as soon as the view runs: without these links they would be requested only then. */
const sharedScripts = (parts: DocumentParts): string[] =>
  parts.sharedFiles.map(({ path, integrity }) => preload(parts.shell, path, priorityOf(parts), integrity));

const social = ({ page, site }: DocumentParts): string[] => {
  const properties: Readonly<Record<string, string | undefined>> = {
    'og:type': page.type,
    'og:site_name': site.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.address,
    'og:image': page.picture,
    'og:locale': site.language === 'en' ? 'en_US' : 'zh_CN',
  };
  return Object.entries(properties).flatMap(([property, content]) =>
    content ? [tag('meta', { property, content })] : [],
  );
};

/** A data block is not executed, so it needs no nonce. */
const structured = ({ page }: DocumentParts): string[] =>
  page.data.map(
    (thing) =>
      `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`,
  );

const head = (parts: DocumentParts): string[] => [
  tag('meta', { charset: 'utf-8' }),
  `<title>${escapeHtml(parts.page.title)}</title>`,
  tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  tag('meta', { name: 'theme-color', content: '#0b4f8a' }),
  firstStyle,
  ...(parts.rendered ? [] : parts.shell.styles.map((path) => style(parts.shell, path))),
  ...viewStyles(parts),
  ...shellScripts(parts),
  ...viewScripts(parts),
  ...sharedScripts(parts),
  ...keepEvents(parts),
  // After the last nonce, from where on a document is cached in compressed form.
  ...picturesAndStyles(parts),
  tag('meta', { name: 'description', content: parts.page.description }),
  parts.page.address
    ? tag('link', { rel: 'canonical', href: parts.page.address })
    : tag('meta', { name: 'robots', content: 'noindex' }),
  tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  ...social(parts),
  ...structured(parts),
];

const noscript = `<noscript>${escapeHtml(withoutScript.zh)} ${escapeHtml(withoutScript.en ?? '')}</noscript>\n`;

/**
 * The HTML of a page, with nonce placeholders: what the shell needs to start, and the responses that the view
 * requests first.
 */
export const renderDocument = (parts: DocumentParts): string => {
  return `<!doctype html>
${tag('html', { lang: parts.site.language, 'data-theme': parts.dark ? 'dark' : undefined })}
<head>
${head(parts).join('\n')}
</head>
<body>
${parts.rendered ? '' : noscript}<div id="root">${parts.rendered?.html ?? ''}</div>
${overrideBanner(parts.overrides)}<script type="application/json" id="portal-boot">${jsonForScript(parts.boot)}</script>
</body>
</html>
`;
};
