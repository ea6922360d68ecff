import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { liveVersion } from '../fixtures/releases.ts';
import { serveVariant } from '../fixtures/served-build.ts';

interface Federation {
  __GLOBAL_PLUGIN__?: object[];
  moduleInfo: Record<string, { remotesInfo?: object; modules?: { moduleName: string }[] } | undefined>;
  __SHARE__: Record<string, Record<string, Record<string, Record<string, { from: string }>>>>;
}

/** The Module Federation extension for Chrome overrides remotes by name before a page's scripts run. */
const installExtension = async (page: Page, overrides: Record<string, string>): Promise<void> => {
  await page.addInitScript((entries) => {
    const beforeRegisterRemote = (args: { remote: { name: string; entry: string; version?: string } }) => {
      const entry = entries[args.remote.name];
      if (!entry) return args;
      delete args.remote.version;
      args.remote.entry = entry;
      return args;
    };
    Object.defineProperty(window, '__FEDERATION__', {
      value: {
        __GLOBAL_PLUGIN__: [{ name: 'mf-chrome-devtools-override-remotes-plugin', beforeRegisterRemote }],
      },
      configurable: false,
      writable: true,
    });
  }, overrides);
};

test('the extension finds the module graph and the shared modules', async ({ page, request }) => {
  await page.goto('/domestic');
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
  await hydrated(page);
  const live = await liveVersion(request, 'mf_catalog');
  const { shell, views, react } = await page.evaluate((version) => {
    const { moduleInfo, __SHARE__ } = (window as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    const shared = Object.values(__SHARE__.shell?.default?.react ?? {});
    return {
      shell: moduleInfo.shell?.remotesInfo,
      views: moduleInfo[`mf_catalog:${version}`]?.modules?.map(({ moduleName }) => moduleName),
      react: shared.map(({ from }) => from),
    };
  }, live);
  expect(shell).toMatchObject({ mf_catalog: { matchedVersion: live } });
  expect(views).toContain('domestic/index');
  expect(react).toEqual(['shell']);
});

test('an override by the extension is loaded if the portal allows its origin', async ({
  page,
  expectedErrors,
}) => {
  const served = await serveVariant('mf_catalog');
  try {
    // The portal fetches the releases of its development server here.
    expectedErrors.push('releases.json');
    await installExtension(page, { mf_catalog: `${served.origin}/mf-manifest.json` });
    await page.goto('/domestic');
    await page.getByRole('button', { name: '开始预览' }).click();
    await expect(page.locator('#overrides')).toContainText(`mf_catalog@${served.origin}`);
    await expect(page.locator('[data-view="domestic/index"]')).toBeVisible({ timeout: 20_000 });
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts).toContain(`${served.origin}/entry.js`);
  } finally {
    await served.stop();
  }
});
