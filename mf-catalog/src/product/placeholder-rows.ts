/**
 * What a list shows while its next answer is on its way, as `placeholderData`: the rows before. Without rows nothing is
 * kept, or "nothing found" would be said of what nobody has looked for yet.
 */
export const placeholderRows = <T extends { readonly list: readonly unknown[] }>(
  previous: T | undefined,
): T | undefined => (previous && previous.list.length > 0 ? previous : undefined);
