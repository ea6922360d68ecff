import assert from 'node:assert/strict';
import { renderLimits } from '../../../../server/src/delivery/rendering/render-worker.ts';
import { publish } from '../../../release/client.ts';
import type { Figures, Proof, Size } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, rollBackTo, ship } from '../moves.ts';
import { buildFaultyRelease, faulty } from '../rendering/faulty-release.ts';
import { startListener } from '../rendering/listener.ts';
import { tryEscapes, tryFaults, tryLeak, tryPause, trySlowLeak } from '../rendering/render-faults.ts';
import { type RenderMemory, watchRenderMemory } from '../rendering/render-memory.ts';
import { tryCanary, tryMarked, tryOverride, tryRollback } from '../rendering/render-moves.ts';

/** Limits in ms: `full` is the requirement, `short` runs beside other tests. */
const limits = { full: { rollback: 1000, waitMs: 0 }, short: { rollback: 5000, waitMs: 10_000 } };
/** The memory is measured every 10 ms, in which a page that fills buffers can take more than the limit. */
const maxPeak = (2 * renderLimits.maxBytes) / 1024 / 1024;

const withMemory = (figures: Figures, { peak, processes }: RenderMemory): Figures => {
  assert.ok(peak <= maxPeak, `a render process had ${peak} MB`);
  return { ...figures, 'MB of a render process, most': peak, 'render processes started': processes };
};

/** Faults, on a server with two render processes: one has the fault, the other has the other pages. */
const tryOnServer = async (env: ReleaseTestEnvironment, size: Size): Promise<Figures> => {
  const { origin, operationsOrigin, stop } = await env.startServer({ RENDER_PROCESSES: '2' });
  const listener = await startListener();
  const memory = watchRenderMemory();
  try {
    const stage = { size, env, origin, operationsOrigin, waitMs: limits[size].waitMs };
    const escapes = await tryEscapes(stage, listener);
    const faults = await tryFaults(stage);
    const leak = { ...(await tryLeak(stage)), ...(await trySlowLeak(stage)) };
    const pause = await tryPause(stage);
    assert.deepEqual(listener.reached, [], 'no request leaves the render process');
    return withMemory({ ...escapes, ...faults, ...leak, ...pause }, memory.result());
  } finally {
    memory.stop();
    await listener.stop();
    await stop();
  }
};

export const rendering: Proof<ReleaseTestEnvironment> = {
  number: 13,
  claim:
    'A view that fails on the server falls back to client rendering; rendered documents follow canary, rollback and override',
  run: async (env, size) => {
    const build = await buildFaultyRelease(env.folder);
    const { clientOnly } = await publish(env.client, build);
    assert.deepEqual(clientOnly, [], 'a view passes that fails for some addresses only');
    await ship(env, build);
    const faults = await tryOnServer(env, size);
    const marked = await tryMarked(env, build);
    const rollback = await tryRollback(env, build, limits[size].rollback);
    const canary = await tryCanary(env, build);
    const override = await tryOverride(env, buildOf(env, faulty.app));
    await rollBackTo(env, buildOf(env, faulty.app).record);
    return { ...faults, ...marked, ...rollback, ...canary, ...override };
  },
};
