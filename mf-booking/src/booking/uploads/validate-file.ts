const types = ['image/jpeg', 'image/png', 'application/pdf'];
const endings = /\.(jpe?g|jfif|png|pdf)$/i;

const maxBytes = 10 * 1024 * 1024;

/** What the browser offers to choose from; phones turn their own pictures into these. */
export const acceptedTypes = types.join(',');

/** Validates a file before the upload; undefined when it is valid. Some systems give only a name. */
export const validateFile = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'type' | 'size' | undefined => {
  const fits = type === '' ? endings.test(name) : types.includes(type);
  if (!fits || size === 0) return 'type';
  return size > maxBytes ? 'size' : undefined;
};
