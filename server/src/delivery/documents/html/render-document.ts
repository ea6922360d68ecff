import type { LiveRelease } from '@portal/shared/contract';
import { escapeHtml, jsonForScript, tag } from '#src/platform/text/index.ts';
import { withoutScript } from '../page-texts.ts';
import type { DocumentParts } from './document-parts.ts';
import { documentScripts } from './document-scripts.ts';
import { guardScript, hashStyles, type StyleHashes } from './inline-code.ts';
import { bannerStyle, overrideBanner } from './override-banner.ts';
import { noncePlaceholder } from './precompressed-document.ts';
import { startLoader } from './start-loader.ts';
import { messageStyle, startMessage } from './start-message.ts';

const darkStyle = '{background:#0f1820;color:#e4ebf1;color-scheme:dark}';

/** The background until the shell renders, light or dark, so that nothing flashes. */
const firstStyle = `html{background:#f7f2e9;color:#14202b;color-scheme:light}html[data-theme=dark]${darkStyle}@media(prefers-color-scheme:dark){html:not([data-theme])${darkStyle}}`;

/** Of the browser's own bars, as in the shell's `theme.ts`. */
const barColours = { light: '#0b4f8a', dark: '#17222c' } as const;

/** With two tags, so that the shell can change the theme of the page. */
const themeColours = ({ theme }: DocumentParts): string[] =>
  (['light', 'dark'] as const).map((system) =>
    tag('meta', {
      name: 'theme-color',
      content: barColours[theme ?? system],
      media: `(prefers-color-scheme: ${system})`,
    }),
  );

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
  ...themeColours(parts),
  `<style>${firstStyle}</style>`,
  `<script nonce="${noncePlaceholder}">${guardScript(parts.origins)}</script>`,
  ...(parts.rendered ? [] : parts.shell.styles.map((path) => style(parts.shell, path))),
  ...viewStyles(parts),
  ...(parts.rendered ? documentScripts(parts) : [...startLoader(parts), ...documentScripts(parts)]),
  // After the last nonce, from where on a document is cached in compressed form.
  ...(parts.rendered ? startLoader(parts) : []),
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

/** What the document's policy has to allow. */
export const stylesOf = ({ rendered }: Pick<DocumentParts, 'rendered'>): StyleHashes =>
  hashStyles(
    [firstStyle, bannerStyle, messageStyle, ...(rendered?.styles.map(({ css }) => css) ?? [])],
    rendered?.html,
  );

/**
 * The HTML of a page, with nonce placeholders: what the shell needs to start, and the responses that the view
 * requests first.
 */
export const renderDocument = (parts: DocumentParts): string => {
  return `<!doctype html>
${tag('html', { lang: parts.site.language, 'data-theme': parts.theme, 'data-text': parts.textSize })}
<head>
${head(parts).join('\n')}
</head>
<body>
${parts.rendered ? '' : noscript}<div id="root">${parts.rendered?.html ?? ''}</div>
${overrideBanner(parts.overrides)}${startMessage(parts)}<script type="application/json" id="portal-boot">${jsonForScript(parts.boot)}</script>
</body>
</html>
`;
};
