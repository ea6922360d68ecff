import type { Page } from 'playwright-core';
import { until } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { releaseOf, visit } from '../visitor.ts';
import { type FaultProxy, faultHeaders } from './fault-proxy.ts';
import { trial } from './trial.ts';

/** Opens the screen by its URL, or by the menu of an open tab. */
export type Navigation = 'document' | 'in-app';

/** A fault injected for one visitor: its name, and the end of the path it affects. */
export interface InjectedFault {
  readonly fault: string;
  readonly at: string;
  /** The proxy's fault; default: the same name. */
  readonly transport?: string;
  /** Waits until the open tab has polled for records. */
  readonly polled?: boolean;
}

/** What the browser showed. */
export interface ProbeResult {
  readonly saw: 'the screen' | 'the retry panel' | 'nothing';
  /** Version of the release that rendered the screen. */
  readonly version?: string;
  /** From the click or the navigation until the screen appeared. */
  readonly seconds: number;
  /** The menu still opened a screen of another remote afterwards. */
  readonly usable: boolean;
  /** A script or style ran that does not match the record. */
  readonly tampered: boolean;
  readonly reported: boolean;
}

const timeoutMs = 40_000;
const whole = `[data-view="${trial.view}"] [data-part]`;
const panel = `[data-unavailable="${trial.app}"]`;

const click = (page: Page, path: string): Promise<void> =>
  page
    .locator(`nav a[href="${path}"]`)
    .evaluate((link: HTMLElement) => link.click(), undefined, { timeout: 5000 });

const start = async (page: Page, way: Navigation, polled = false): Promise<number> => {
  if (way === 'document') {
    const since = Date.now();
    await page.goto(trial.path, { waitUntil: 'commit' });
    return since;
  }
  await page.goto('/dashboard');
  await releaseOf(page, 'dashboard/index');
  await page.locator(`nav a[href="${trial.path}"]`).waitFor();
  if (polled) await page.waitForTimeout(7000);
  const since = Date.now();
  await click(page, trial.path);
  return since;
};

const waitForOutcome = async (
  page: Page,
  since: number,
): Promise<Pick<ProbeResult, 'saw' | 'version' | 'seconds'>> => {
  const there = page.locator(`${whole}, ${panel}`).first();
  const came = await there.waitFor({ timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
  const seconds = Math.round((Date.now() - since) / 100) / 10;
  if (!came) return { saw: 'nothing', seconds };
  if ((await page.locator(panel).count()) > 0) return { saw: 'the retry panel', seconds };
  return { saw: 'the screen', version: await releaseOf(page, trial.view), seconds };
};

const canNavigate = async (page: Page): Promise<boolean> => {
  try {
    await click(page, '/system/user');
    await releaseOf(page, 'system/user/index', 5000);
    return true;
  } catch {
    return false;
  }
};

const wasTampered = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      'tampered' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  );

const isReport = (visitor: string) => (seen: { visitor: string; body: string }) =>
  seen.visitor === visitor && /"step":"(failed|crashed|unavailable|previous)"/.test(seen.body);

/** Load errors are reported within 0.5 s with the visitor's header; a beacon at unload has no headers. */
const wasReported = ({ seen }: FaultProxy, visitor: string): Promise<boolean> =>
  until(async () => seen.some(isReport(visitor)), 'a report', 3000).then(
    () => true,
    () => false,
  );

let visitors = 0;

/** Opens the trial remote's screen in a browser with an injected fault. */
export const probe = async (
  env: ReleaseTestEnvironment,
  proxy: FaultProxy,
  members: readonly Buyer[],
  way: Navigation,
  { fault, at, transport = fault, polled }: InjectedFault,
): Promise<ProbeResult> => {
  visitors += 1;
  const name = `visitor-${visitors}`;
  const { context, page, leave } = await visit(env, {
    member: members[visitors % members.length],
    origin: proxy.origin,
  });
  try {
    await context.setExtraHTTPHeaders(faultHeaders(name, transport, at));
    const seen = await waitForOutcome(page, await start(page, way, polled));
    const tampered = await wasTampered(page);
    const usable = await canNavigate(page);
    return { ...seen, tampered, usable, reported: await wasReported(proxy, name) };
  } finally {
    await leave();
  }
};
