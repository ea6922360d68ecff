declare global {
  interface Window {
    /** Of the document's script that watches the start of the shell (decision 79); absent with an older server. */
    shellStart?: {
      /** Ms from the run of the shell's scripts to its first render. */
      readonly ms: number;
      /** React has rendered something: the document waits no longer. */
      rendered(): void;
      /** Loads the good shell before this one, once. */
      failed(error: unknown): void;
    };
  }
}

let isShown = false;

export const signalRendered = (): void => window.shellStart?.rendered();

/** The first page, or the panel in its place, is on the screen: from now on an error is not one of the start. */
export const markShown = (): void => {
  isShown = true;
};

/** An error that leaves nothing of the page. Until a page was shown the shell has failed to start. */
export const reportFatal = (error: unknown): void => {
  if (!isShown) window.shellStart?.failed(error);
  reportError(error);
};
