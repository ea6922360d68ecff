/** What a file picker offers. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';

const most = 40 * 1024 * 1024;
const named = /\.(jpe?g|jfif|png|webp)$/i;

/**
 * What stands against a picture before it is made smaller, by its name and size; undefined when nothing does. The server
 * looks into what it is sent.
 */
export const pictureError = ({
  name,
  size,
}: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | undefined => {
  if (!named.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > most ? 'size' : undefined;
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size with the same proportions that is at most so wide and high, in whole pixels; what is smaller stays. */
export const sizeWithin = ({ width, height }: Size, most: number): Size => {
  const share = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};
