import { tag } from '#src/platform/text/index.ts';
import type { DocumentParts } from './document-parts.ts';
import { hashOf } from './inline-code.ts';
import { messageId } from './start-message.ts';

/** Seconds from the shell's scripts to its first render, in a visible page: a view may take nine of them (decision 28). */
const startSeconds = 15;
/** Seconds during which a browser gets no shell that did not start in it. */
const avoidSeconds = 600;

/**
 * Watches the start of the shell: its scripts, what they throw while they run, and the time until it signals its first
 * render; afterwards the shell signals a failure itself. Then it reports the failure and loads the document again, in
 * which the server avoids the shell that the cookie names, or shows a message when there is no other. Loading again
 * does not depend on the report, and without cookies would lead to the same shell.
 *
 * A script that a second request gets was lost on the way: the document is loaded again, once, with the same shell.
 * Without a network there is nothing to load. The time is counted in ticks, so that it stops while a machine sleeps,
 * and lasts longer on a busy one.
 */
export const startLoaderSource = `(() => {
  const { base, files, version, reports, previous } = document.currentScript.dataset;
  const home = new URL(base, location).href;
  const scripts = files.split(' ').map(file => home + file);
  let loadedAt, clock, isOver, ticks = 0;
  const show = () => {
    const box = document.getElementById('${messageId}');
    box?.setAttribute('role', 'alert');
    if (box) box.hidden = false;
    else addEventListener('DOMContentLoaded', show);
  };
  const replace = error => {
    const host = location.protocol === 'https:' ? '__Host-' : '';
    const cookie = host + 'failed-shell=' + version;
    const report = step => ({ app: 'shell', version, view: 'shell', step, ms: 0, error: ('start: ' + error).slice(0, 1000) });
    const all = ['failed', ...(previous ? [] : ['unavailable'])].map(report);
    clearInterval(clock);
    navigator.sendBeacon?.(reports, new Blob([JSON.stringify({ reports: all })], { type: 'application/json' }));
    if (previous) document.cookie = cookie + '; Path=/; Max-Age=${avoidSeconds}; SameSite=Lax' + (host && '; Secure');
    if (previous && document.cookie.includes(cookie)) location.reload();
    else show();
  };
  const once = act => { if (!isOver) { isOver = true; act() } };
  const tryAgain = src => {
    if (!navigator.onLine) return show();
    const isFirst = performance.getEntriesByType('navigation')[0]?.type !== 'reload';
    fetch(src, { cache: 'reload' }).then(({ ok }) => ok && isFirst ? location.reload() : replace(src), show);
  };
  addEventListener('error', ({ target, filename, message }) => {
    if (scripts.includes(target.src)) once(() => tryAgain(target.src));
    else if (!loadedAt && filename?.startsWith(home)) once(() => replace(message));
  }, true);
  document.addEventListener('load', ({ target }) => {
    if (target.src !== scripts.at(-1)) return;
    loadedAt = performance.now();
    clock ??= setInterval(() => {
      if (!document.hidden && ++ticks === ${startSeconds}) shellStart.failed('no first render');
    }, 1000);
  }, true);
  window.shellStart = {
    ms: 0,
    failed: error => once(() => replace(error)),
    rendered() {
      clearInterval(clock);
      clock = 0;
      this.ms = performance.now() - loadedAt | 0;
    },
  };
})()`.replace(/\n */g, '');

export const startLoaderHash = hashOf(startLoaderSource);

/**
 * The script that watches the start of the shell. Its text is the same in all documents and allowed by its hash, so that
 * it can be in the compressed part of a document; what differs is in its attributes.
 */
export const startLoader = ({ startWatch, shell }: DocumentParts): string[] => {
  if (!startWatch) return [];
  const attributes = {
    'data-base': shell.base,
    'data-files': [shell.runtime, shell.entry].filter((path) => path !== undefined).join(' '),
    'data-version': shell.version,
    'data-reports': startWatch.reports,
    'data-previous': startWatch.hasPrevious && '1',
  };
  return [`${tag('script', attributes)}${startLoaderSource}</script>`];
};
