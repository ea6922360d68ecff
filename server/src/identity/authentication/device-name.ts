import Bowser from 'bowser';

/** What a program that is no browser calls itself: the name before the first version. */
const programOf = (agent: string): string => /^[\w .-]{2,40}(?=\/\d)/.exec(agent)?.[0] ?? '';

/** A device in words, like `Chrome · Windows`, from what its browser says of itself; empty when that says nothing. */
export const deviceName = (agent: string): string => {
  if (agent.trim() === '') return '';
  const { browser, os } = Bowser.parse(agent);
  const names = [browser.name, os.name].filter(Boolean);
  return os.name ? names.join(' · ') : browser.name || programOf(agent);
};
