/** A promotion or a rollback, from the history. */
export interface ChannelMove {
  readonly action: 'promote' | 'rollback';
  readonly version: string;
}

const after = (good: readonly string[], { action, version }: ChannelMove): readonly string[] => {
  if (action === 'promote') return [version, ...good.filter((known) => known !== version)];
  const index = good.indexOf(version);
  // A rollback marks the release it leaves as bad, and all that were promoted after its target.
  return index === -1 ? [version, ...good.slice(1)] : good.slice(index);
};

/**
 * The good releases of an app, newest first: the first is live, the second is the target of a rollback.
 * `moves` in chronological order.
 */
export const knownGoodReleases = (moves: readonly ChannelMove[]): readonly string[] =>
  moves.reduce<readonly string[]>(after, []);
