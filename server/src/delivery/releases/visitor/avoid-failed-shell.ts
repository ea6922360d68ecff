import { type Live, shortHash } from '../live-snapshot.ts';

/**
 * The releases of a visitor in whose browser the shell `failed` did not start: with the good one before it, the live
 * one for a canary and a pin. The cookie that names it only says which release to avoid. The same object when the
 * visitor gets another shell anyway, or there is no good one before it.
 */
export const avoidFailedShell = (live: Live, failed: string | undefined): Live => {
  const { current, previous } = live.releases.shell ?? {};
  if (!failed || !previous || current?.version !== failed) return live;
  const record = live.findRecord({ app: 'shell', version: previous.version });
  if (!record) return live;
  return {
    ...live,
    releases: { ...live.releases, shell: { current: previous, failed } },
    records: new Map([...live.records, ['shell', record]]),
    etag: `"${shortHash(`${live.etag} without shell/${failed}`)}"`,
  };
};
