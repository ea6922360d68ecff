import type { Suite } from './proof.ts';
import { brokenReleases } from './releases/broken-releases.ts';
import { openEnvironment, type ReleaseTestEnvironment } from './releases/environment.ts';
import { badPromotion } from './releases/proofs/bad-promotion.ts';
import { canary } from './releases/proofs/canary.ts';
import { exportCompatibility } from './releases/proofs/export-compatibility.ts';
import { externalRemotes } from './releases/proofs/external-remotes.ts';
import { failedShell } from './releases/proofs/failed-shell.ts';
import { faults } from './releases/proofs/faults.ts';
import { gate } from './releases/proofs/gate.ts';
import { killedReplica } from './releases/proofs/killed-replica.ts';
import { oneRemote } from './releases/proofs/one-remote.ts';
import { policy } from './releases/proofs/policy.ts';
import { pooler } from './releases/proofs/pooler.ts';
import { rendering } from './releases/proofs/rendering.ts';
import { restored } from './releases/proofs/restored.ts';
import { rollback } from './releases/proofs/rollback.ts';
import { sixthRemote } from './releases/proofs/sixth-remote.ts';
import { teamTokens } from './releases/proofs/team-tokens.ts';
import { underLoad } from './releases/proofs/under-load.ts';
import { versions } from './releases/proofs/versions.ts';

/** A remote is released and rolled back alone, and every visitor keeps a working page. */
export const releases: Suite<ReleaseTestEnvironment> = {
  open: openEnvironment,
  proofs: [
    oneRemote,
    rollback,
    faults,
    canary,
    gate,
    policy,
    killedReplica,
    underLoad,
    sixthRemote,
    restored,
    versions,
    externalRemotes,
    rendering,
    teamTokens,
    failedShell,
    exportCompatibility,
    badPromotion,
    pooler,
  ],
  faults: brokenReleases,
};
