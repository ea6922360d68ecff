/** Whether an If-None-Match header already names this strong ETag, so that the answer is 304. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
