/** What a file picker offers. */
export const acceptedTypes = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

const maxBytes = 10 * 1024 * 1024;
const named = /\.(jpe?g|png|pdf)$/i;

/** What stands against a file before it is sent, by its name and size; undefined when nothing does. */
export const fileError = ({
  name,
  size,
}: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | undefined => {
  if (!named.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : undefined;
};
