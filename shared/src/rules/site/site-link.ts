/** How large an article can get: pieces, and bytes of all of them together. */
export const articleBounds = { blocks: 200, bytes: 100_000 } as const;

const isPortalPath = (text: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(text);

const isHttps = (text: string): boolean => /^https:\/\/[^\s\\@]+$/i.test(text) && URL.canParse(text);

/** Whether a link that an editor wrote may stand: a path of the portal, or an address of another site with https. */
export const isSiteLink = (text: string): boolean => isPortalPath(text) || isHttps(text);
