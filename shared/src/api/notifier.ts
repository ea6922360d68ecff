/** Toasts, overlay and expiry dialog as the api folder uses them; the shell sets them at boot. */
export interface Notifier {
  requestStarted(): void;
  requestEnded(): void;
  failed(text: string): void;
  /**
   * The session is over (A0230); `data` is that of the refusal, with the reason if it was ended before its time. May be
   * called many times; the shell shows one dialog.
   */
  sessionExpired(data?: unknown): void;
  /** An initial password has to be changed first (A0232). May be called many times. */
  passwordChangeRequired(): void;
  /** The account has to add a second factor before anything else (A0242). */
  factorMissing(): void;
  /** Asks for the second factor (A0243); true once it is confirmed. One dialog for concurrent calls. */
  confirmFactor(): Promise<boolean>;
}

const silent: Notifier = {
  requestStarted: () => undefined,
  requestEnded: () => undefined,
  failed: () => undefined,
  sessionExpired: () => undefined,
  passwordChangeRequired: () => undefined,
  factorMissing: () => undefined,
  confirmFactor: async () => false,
};

let current = silent;

/** Sets the notifier; what it lacks is not reported. Returns a function that removes it. */
export const setNotifier = (notifier: Partial<Notifier>): (() => void) => {
  current = { ...silent, ...notifier };
  return () => {
    current = silent;
  };
};

export const notifier = (): Notifier => current;
