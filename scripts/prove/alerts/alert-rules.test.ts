import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { installLimitMs } from '../../process/debian-packages.ts';
import { inRoot } from '../../process/root.ts';
import { run } from '../../process/run.ts';
import { ensureProgram } from '../ensure-program.ts';

let promtool = '';

describe('rules of Prometheus', { timeout: installLimitMs }, () => {
  before(async () => {
    promtool = await ensureProgram({
      name: 'promtool',
      places: ['/usr/bin/promtool'],
      variable: 'PROMTOOL',
      packages: 'prometheus',
    });
  });

  test('Prometheus reads the rules', async () => {
    const files = ['deploy/alarms.yaml', 'deploy/slo.yaml'].map((file) => inRoot(file));
    const { code, output } = await run(promtool, ['check', 'rules', ...files]);
    assert.equal(code, 0, output);
  });

  test('service levels alert on fast, steady and slow burn rates only', async (t) => {
    // promtool reads rules beside the tests.
    const folder = await mkdtemp(path.join(tmpdir(), 'haitu-alerts-'));
    t.after(() => rm(folder, { recursive: true }));
    const tests = path.join(folder, 'slo.test.yaml');
    await copyFile(inRoot('deploy/slo.yaml'), path.join(folder, 'slo.yaml'));
    await copyFile(inRoot('scripts/prove/alerts/slo.test.yaml'), tests);
    const { code, output } = await run(promtool, ['test', 'rules', tests]);
    assert.equal(code, 0, output);
  });
});
