/**
 * The `placeholderData` of a list: the previous rows while the next page loads. Not for an empty list, which would
 * show "nothing found" too early.
 */
export const placeholderRows = <T extends { readonly list: readonly unknown[] }>(
  previous: T | undefined,
): T | undefined => (previous && previous.list.length > 0 ? previous : undefined);
