import '../remotes/federation.fixture.ts';
import { setBoot } from '@portal/shared/config';
import type { LiveRelease, PortalBoot } from '@portal/shared/contract';
import { startReports } from './report-health.ts';

const started = { app: 'shell', version: '1.0.0-a', view: 'shell' };

const boot = (failed?: string): void =>
  setBoot({
    releases: { shell: { current: { ...started } as unknown as LiveRelease, ...(failed ? { failed } : {}) } },
  } as PortalBoot);

beforeEach(() => {
  window.shellStart = { ms: 420, rendered: jest.fn(), failed: jest.fn() };
});
afterEach(() => {
  delete window.shellStart;
});

it('reports the start of the shell with its time', () => {
  boot();
  expect(startReports()).toEqual([{ ...started, step: 'loaded', ms: 420 }]);
});

it('reports that this shell is there in place of one that did not start', () => {
  boot('1.0.0-b');
  expect(startReports().map(({ step, version }) => [step, version])).toEqual([
    ['loaded', '1.0.0-a'],
    ['previous', '1.0.0-a'],
  ]);
});

it('reports nothing when the document does not watch the start', () => {
  boot();
  delete window.shellStart;
  expect(startReports()).toEqual([]);
});
