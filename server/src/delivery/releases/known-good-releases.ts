/** A promotion or a rollback, as the history has it. */
export interface ChannelMove {
  readonly action: 'promote' | 'rollback';
  readonly version: string;
}

const after = (good: readonly string[], { action, version }: ChannelMove): readonly string[] => {
  if (action === 'promote') return [version, ...good.filter((known) => known !== version)];
  const index = good.indexOf(version);
  // What a rollback leaves was not good; neither was what was promoted after the one it goes back to.
  return index === -1 ? [version, ...good.slice(1)] : good.slice(index);
};

/**
 * The releases of an app that were live and never taken back, newest first: the first is live now, the second is the
 * one to go back to. `moves` in the order they were made.
 */
export const knownGoodReleases = (moves: readonly ChannelMove[]): readonly string[] =>
  moves.reduce<readonly string[]>(after, []);
