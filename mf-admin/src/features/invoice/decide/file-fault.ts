const mostBytes = 10 * 1024 * 1024;

/** What is wrong with a file as an invoice, as far as its name and size tell; the server looks into it. */
export const fileFault = (
  file: { readonly name: string; readonly size?: number } | undefined,
): 'required' | 'type' | 'size' | undefined => {
  if (!file) return 'required';
  if (!/\.(pdf|ofd)$/i.test(file.name)) return 'type';
  return (file.size ?? 0) > mostBytes ? 'size' : undefined;
};
