import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { type BrowserKind, ensureBrowser } from '../test/chromium.ts';
import type { Network } from './networks.ts';

/** One page view: ms from its start until it is hydrated, transferred bytes, requests. Only a full page load has paint times. */
export interface PageLoad {
  readonly mounted: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly requests: number;
  readonly fcp?: number;
  readonly lcp?: number;
}

/** Starts a browser; `jsFlags` go to its engine. */
export const openBrowser = async (kind: BrowserKind, ...jsFlags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureBrowser(kind),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--js-flags=${jsFlags.join(',')}`,
      // Reports Content-Security-Policy violations at once instead of within a minute.
      '--short-reporting-delay',
    ],
  });

const emulate = async (session: CDPSession, { latency, mbit, cpu }: Network): Promise<void> => {
  const throughput = (mbit * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** Records transferred bytes from here on. */
export const countTraffic = (
  session: CDPSession,
): { bytes: number; scriptBytes: number; styleBytes: number; requests: number } => {
  const traffic = { bytes: 0, scriptBytes: 0, styleBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  const styles = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === 'Script' || /script/.test(type)) scripts.add(requestId);
    if (type === 'Stylesheet') styles.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    if (styles.has(requestId)) traffic.styleBytes += encodedDataLength;
  });
  return traffic;
};

/** Opens a page with an empty cache on a throttled network; `token` is the Authorization header. */
export const withPage = async <T>(
  browser: Browser,
  network: Network,
  token: string | undefined,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulate(session, network);
    if (token) await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
    return await work(page, session);
  } finally {
    await context.close();
  }
};

/**
 * Runs in the page: records when the awaited element is there, in a document that the server rendered also when the
 * shell has hydrated it and takes input, and the largest paint so far.
 */
const watch = (ready: string): void => {
  const seen = window as unknown as { mounted?: number; lcp?: number };
  let events: unknown;
  const look = (): void => {
    if (seen.mounted === undefined && events === undefined && document.querySelector(ready))
      seen.mounted = performance.now();
  };
  // The document's script sets it, and the shell unsets it once the page is hydrated.
  Object.defineProperty(window, 'earlyEvents', {
    get: () => events,
    set: (value: unknown) => {
      events = value;
      look();
    },
  });
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

interface Visit {
  /** Selector that marks the view as loaded; default: its heading. */
  readonly ready?: string;
  /** The Authorization header; a visitor without. */
  readonly token?: string;
  /** The only compression that the browser accepts. */
  readonly encoding?: 'gzip';
}

const untilMounted = async (page: Page): Promise<void> => {
  const isMounted = () => (window as unknown as { mounted?: number }).mounted !== undefined;
  await page.waitForFunction(isMounted, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
};

/** Runs in the page: a slow browser reports its paints after the network is idle. */
const isPainted = (): boolean =>
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  (window as unknown as { lcp?: number }).lcp !== undefined;

/** Loads a URL with an empty cache and waits for the view and an idle network. */
export const loadPage = (
  browser: Browser,
  url: string,
  view: string,
  network: Network,
  { ready = 'h1', token, encoding }: Visit = {},
): Promise<PageLoad> =>
  withPage(browser, network, token, async (page, session) => {
    const traffic = countTraffic(session);
    if (encoding)
      await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } });
    await page.addInitScript(watch, `[data-view="${view}"] ${ready}`);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilMounted(page);
    await page.waitForFunction(isPainted, undefined, { timeout: 60_000 });
    const times = await page.evaluate(() => {
      const { mounted = 0, lcp = 0 } = window as unknown as { mounted?: number; lcp?: number };
      return { mounted, lcp, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
    return { ...times, ...traffic };
  });

export const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** The median of several loads of one page, figure by figure. */
export const medians = (all: readonly PageLoad[]): PageLoad => {
  const [first] = all;
  const names = Object.keys(first ?? {}) as (keyof PageLoad)[];
  const middle = names.map((name) => [name, median(all.map((load) => load[name] ?? 0))]);
  return Object.fromEntries(middle) as unknown as PageLoad;
};
