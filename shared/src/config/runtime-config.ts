import type { PortalBoot } from '@portal/shared/contract';

const emptyBoot: PortalBoot = {
  config: { BASEURL: '', ORGCODE: 'A86', SYSTITLE: '海途旅行', VICINITY: '440000/440800/440802' },
  language: 'zh-cn',
  releases: {},
  sampling: 1,
  first: {},
};

let boot: PortalBoot | undefined;

/**
 * The boot data of the document, parsed once. A document without it (a test, a bare page) has the defaults
 * and no releases. Throws a SyntaxError when the data is invalid.
 */
export const readBoot = (): PortalBoot => {
  const written = document.getElementById('portal-boot')?.textContent;
  boot ??= written ? (JSON.parse(written) as PortalBoot) : emptyBoot;
  return boot;
};

/** Replaces the boot data: a renderer on the server renders one document after another. */
export const setBoot = (next: PortalBoot): void => {
  boot = next;
};

/** The global configuration: BASEURL, ORGCODE, SYSTITLE, VICINITY (specification section 1). */
export const readConfig = (): PortalBoot['config'] => readBoot().config;
