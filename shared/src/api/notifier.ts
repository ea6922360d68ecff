/** Toasts, overlay and expiry dialog as the api folder uses them; the shell sets them at boot. */
export interface Notifier {
  requestStarted(): void;
  requestEnded(): void;
  failed(text: string): void;
  /** The session is over (A0230). May be called many times; the shell shows one dialog. */
  sessionExpired(): void;
  /** An initial password has to be changed first (A0232). May be called many times. */
  passwordChangeRequired(): void;
}

const silent: Notifier = {
  requestStarted: () => undefined,
  requestEnded: () => undefined,
  failed: () => undefined,
  sessionExpired: () => undefined,
  passwordChangeRequired: () => undefined,
};

let current = silent;

/** Sets the notifier; without one nothing is reported. Returns a function that removes it. */
export const setNotifier = (notifier: Notifier): (() => void) => {
  current = notifier;
  return () => {
    current = silent;
  };
};

export const notifier = (): Notifier => current;
