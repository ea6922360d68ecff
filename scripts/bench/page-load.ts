import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { ensureChromium } from '../test/chromium.ts';

export interface Network {
  readonly name: string;
  /** Round trip in ms, Mbit per second, and how many times slower than this machine the processor is. */
  readonly latency: number;
  readonly mbit: number;
  readonly cpu: number;
}

/** One cold load: times in ms from the start of navigation, transferred bytes, requests. */
export interface PageLoad {
  readonly mounted: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Runs in the page: notes when the view's own heading is there, and the largest paint so far. */
const watch = (view: string): void => {
  const seen = window as unknown as { mounted?: number; lcp?: number };
  const look = (): void => {
    if (seen.mounted === undefined && document.querySelector(`[data-view="${view}"] h1`))
      seen.mounted = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

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

const countTraffic = (session: CDPSession): { bytes: number; scriptBytes: number; requests: number } => {
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === 'Script' || /script/.test(type)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
};

/** Loads an address with an empty cache and waits until the view is there and the network has come to rest. */
export const loadPage = async (
  browser: Browser,
  url: string,
  view: string,
  network: Network,
): Promise<PageLoad> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulate(session, network);
    const traffic = countTraffic(session);
    await page.addInitScript(watch, view);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { mounted?: number }).mounted !== undefined,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    const times = await page.evaluate(() => {
      const { mounted = 0, lcp = 0 } = window as unknown as { mounted?: number; lcp?: number };
      return { mounted, lcp, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
    return { ...times, ...traffic };
  } finally {
    await context.close();
  }
};
