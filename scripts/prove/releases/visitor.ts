import type { BrowserContext, Page } from 'playwright-core';
import { type Buyer, makeBuyers } from '../consistency/buyers.ts';
import type { ReleaseTestEnvironment } from './environment.ts';

/** A visitor with a browser context of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  leave(): Promise<void>;
}

interface Who {
  /** The signed-in member; a visitor without. */
  readonly member?: Buyer;
  /** Origin of the server; default: the first replica. */
  readonly origin?: string;
}

/** A user with an account and an open session. */
export const newMember = async (env: ReleaseTestEnvironment, role: 'MEMBER' | 'ROOT'): Promise<Buyer> => {
  const [member] = await makeBuyers(env, 1, role);
  if (!member) throw new Error('There is no member.');
  return member;
};

/** Opens a browser context with empty storage. */
export const visit = async (env: ReleaseTestEnvironment, { member, origin }: Who = {}): Promise<Visitor> => {
  const context = await env.browser.newContext({
    baseURL: origin ?? env.replicas[0].origin,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  });
  if (member)
    await context.addInitScript(
      (token) => localStorage.setItem('accessToken', token),
      `Bearer ${member.token}`,
    );
  const page = await context.newPage();
  return { context, page, leave: () => context.close() };
};

/** Waits until a view is shown; returns the version of its release. */
export const releaseOf = async (page: Page, view: string, timeoutMs = 20_000): Promise<string> => {
  const shown = page.locator(`[data-view="${view}"]`);
  await shown.waitFor({ state: 'visible', timeout: timeoutMs });
  return (await shown.getAttribute('data-release')) ?? '';
};
