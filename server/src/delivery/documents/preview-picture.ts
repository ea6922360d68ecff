import { readFileSync } from 'node:fs';

/** The path of the default picture of link previews. */
export const previewPicturePath = '/preview-picture.jpg';

/** Its bytes, 1200 × 900 pixels. */
export const previewPicture = readFileSync(new URL('./preview-picture.jpg', import.meta.url));
