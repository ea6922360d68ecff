/** How large an article can get: pieces, and bytes of all of them together. */
export const articleBounds = { blocks: 200, bytes: 100_000 } as const;
