/** A form as browsers send it: text fields, and files as blobs with a name. */
export const formRequest = async (
  fields: Readonly<Record<string, string | File>>,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = new Response(form);
  const contentType = sent.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': contentType } };
};
