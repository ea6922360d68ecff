/** Leaves the portal for another document. In one place, so that tests can watch it. */
export const browser = {
  go: (address: string): void => window.location.assign(address),
};
