/** Opens another document. A module of its own, so that tests can mock it. */
export const browser = {
  go: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
