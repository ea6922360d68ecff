/** How the api room speaks to the person without knowing the screen: the shell hands one over at boot. */
export interface Notifier {
  requestStarted(): void;
  requestEnded(): void;
  failed(text: string): void;
  /** The session is over (A0230). May be called many times; the shell shows one dialog. */
  sessionExpired(): void;
}

const silent: Notifier = {
  requestStarted: () => undefined,
  requestEnded: () => undefined,
  failed: () => undefined,
  sessionExpired: () => undefined,
};

let current = silent;

/** Hands over the notifier; without one the api room is silent. Returns what takes it back. */
export const setNotifier = (notifier: Notifier): (() => void) => {
  current = notifier;
  return () => {
    current = silent;
  };
};

export const notifier = (): Notifier => current;
