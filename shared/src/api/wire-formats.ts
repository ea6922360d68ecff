/**
 * Calls with a multipart request or a binary response. The contract says so too, but only its types are in
 * the browser; a test compares both.
 */
const binaryResponses =
  /\/(template|_?export|sheet|passwords|calendar|file|contract|itinerary|account\/data)$|^GET .*(files\/:id|pictures\/:token)$/;
const multipartRequests = /\/(auth\/login|_import|_sheet|issue|releases|avatar|pictures|v1\/visa-files)$/;

export const isFileResponse = (key: string): boolean => binaryResponses.test(key);

/** The body of a call as it is sent: form data for a multipart call, with each field of the body as one part. */
export const bodyOf = (key: string, body: unknown): unknown => {
  if (!key.startsWith('POST ') || !multipartRequests.test(key) || body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};
