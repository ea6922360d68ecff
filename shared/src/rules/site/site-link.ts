const isPortalPath = (text: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(text);

const isHttps = (text: string): boolean => /^https:\/\/[^\s\\@]+$/i.test(text) && URL.canParse(text);

/** Whether a link that an editor wrote may stand: a path of the portal, or an address of another site with https. */
export const isSiteLink = (text: string): boolean => isPortalPath(text) || isHttps(text);
