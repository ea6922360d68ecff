import type { BrowserContext, Page } from 'playwright-core';
import { type Buyer, makeBuyers } from '../consistency/buyers.ts';
import type { ReleaseTestEnvironment } from './environment.ts';

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  leave(): Promise<void>;
}

interface Who {
  /** Who is signed in; a stranger without. */
  readonly member?: Buyer;
  /** The server they come to; the first replica unless told. */
  readonly origin?: string;
}

/** Somebody with an account and an open session. */
export const newMember = async (world: ReleaseTestEnvironment, role: 'MEMBER' | 'ROOT'): Promise<Buyer> => {
  const [member] = await makeBuyers(world, 1, role);
  if (!member) throw new Error('There is no member.');
  return member;
};

/** Opens a browser with nothing kept from before. */
export const visit = async (
  world: ReleaseTestEnvironment,
  { member, origin }: Who = {},
): Promise<Visitor> => {
  const context = await world.browser.newContext({
    baseURL: origin ?? world.replicas[0].origin,
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

/** Waits until a view is on the screen and gives the version of the release that it is from. */
export const releaseOf = async (page: Page, view: string, patience = 20_000): Promise<string> => {
  const shown = page.locator(`[data-view="${view}"]`);
  await shown.waitFor({ state: 'visible', timeout: patience });
  return (await shown.getAttribute('data-release')) ?? '';
};
