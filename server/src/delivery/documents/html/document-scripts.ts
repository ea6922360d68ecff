import type { LiveRelease } from '@portal/shared/contract';
import { tag } from '#src/platform/text/index.ts';
import type { DocumentParts } from './document-parts.ts';
import { noncePlaceholder } from './precompressed-document.ts';

/**
 * Collects clicks on buttons, and entries in fields; a checkbox is an entry of true or false. React must not handle
 * them, too, between its hydration and their repetition. Nor a form: it does not know the entries yet, so the browser
 * submits it.
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
  for (const type of ['change', 'submit'])
    addEventListener(type, e => { if (earlyEvents === events) e.stopPropagation() }, true);
})(window.earlyEvents = [])`;

/** How long scripts wait for the first picture, in ms. */
const pictureTimeoutMs = 300;

/**
 * Inserts the tags of the template after the first paint and the first picture; scripts run in their order. On a slow
 * network their 200 kB would share the line with the document and the picture, and on a phone they run for some
 * hundred milliseconds. A frame is on the screen when the second one after it begins. A hidden tab paints no frame and
 * does not wait for one.
 */
const startAfterPaint = `addEventListener('DOMContentLoaded', () => {
  const { content } = document.getElementById('scripts');
  const start = () => {
    for (const script of content.querySelectorAll('script')) script.async = false;
    document.head.append(content);
  };
  const frame = () => new Promise(requestAnimationFrame);
  const showPicture = async () => {
    await document.querySelector('img[fetchpriority=high]')?.decode().catch(() => {});
    await frame();
    await frame();
  };
  const startAfterPicture = () => {
    const timeout = new Promise(resolve => setTimeout(resolve, ${pictureTimeoutMs}));
    Promise.race([showPicture(), timeout]).then(() => setTimeout(start));
  };
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(startAfterPicture));
})`;

/** A script that the document starts. */
interface Script {
  readonly release: LiveRelease;
  readonly path: string;
  readonly ofView?: true;
}

/**
 * The federation runtime, the shell, and the chunks of the page's view, which register and are run by the shell: so the
 * view can be part of its first render. The chunks of a module are imported instead.
 */
const listScripts = ({ shell, view }: DocumentParts): Script[] => {
  const ofShell = [shell.runtime, shell.entry].flatMap((path) => (path ? [{ release: shell, path }] : []));
  if (!view || view.release.entryType === 'module') return ofShell;
  const { release, name } = view;
  const chunks = release.views[name]?.js ?? [];
  return [...ofShell, ...chunks.map((path) => ({ release, path, ofView: true as const }))];
};

const scriptTag = ({ release, path, ofView }: Script): string =>
  `${tag('script', {
    [ofView ? 'async' : 'defer']: true,
    src: release.base + path,
    integrity: release.integrity[path],
    crossorigin: 'anonymous',
    fetchpriority: ofView && 'high',
    nonce: noncePlaceholder,
    'data-view-file': ofView,
  })}</script>`;

/** A module is preloaded with its imports, and executed when it is imported. */
const preload = (release: LiveRelease, path: string, integrity = release.integrity[path]): string =>
  tag('link', {
    rel: release.entryType === 'module' ? 'modulepreload' : 'preload',
    as: 'script',
    href: release.base + path,
    integrity,
    crossorigin: 'anonymous',
    fetchpriority: 'high',
    nonce: noncePlaceholder,
  });

/** The shell runs the view's entry, as it needs the federation runtime. */
const viewPreloads = ({ view, shell }: DocumentParts): string[] => {
  if (!view || view.release.base === shell.base) return [];
  const { release, name } = view;
  const chunks = release.entryType === 'module' ? (release.views[name]?.js ?? []) : [];
  return [release.entry, ...chunks].map((path) => preload(release, path));
};

/** They are needed as soon as the view runs: without these links they would be requested only then. */
const sharedPreloads = ({ shell, sharedFiles }: DocumentParts): string[] =>
  sharedFiles.map(({ path, integrity }) => preload(shell, path, integrity));

/**
 * Without HTML, scripts are what is waited for. A rendered document starts them after its first paint and keeps the
 * events until the hydration: links, and forms with a submit button, work without scripts.
 */
export const documentScripts = (parts: DocumentParts): string[] => {
  const tags = [...listScripts(parts).map(scriptTag), ...viewPreloads(parts), ...sharedPreloads(parts)];
  if (!parts.rendered) return tags;
  return [
    `<template id="scripts">${tags.join('')}</template>`,
    `<script nonce="${noncePlaceholder}">${collectEvents};\n${startAfterPaint}</script>`,
  ];
};
