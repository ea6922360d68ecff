import Bowser from 'bowser';

/** The name of a client that is no browser: its product token before the version. */
const programOf = (agent: string): string => /^[\w .-]{2,40}(?=\/\d)/.exec(agent)?.[0] ?? '';

/** A device name like `Chrome · Windows`, from the user agent; empty when it is unknown. */
export const deviceName = (agent: string): string => {
  if (agent.trim() === '') return '';
  const { browser, os } = Bowser.parse(agent);
  const names = [browser.name, os.name].filter(Boolean);
  return os.name ? names.join(' · ') : browser.name || programOf(agent);
};
