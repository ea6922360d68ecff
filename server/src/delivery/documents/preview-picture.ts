import { readFileSync } from 'node:fs';

/** Where the picture is that previews show of pages without a picture of their own. */
export const previewPicturePath = '/preview-picture.jpg';

/** The bytes of that picture, 1200 × 900. */
export const previewPicture = readFileSync(new URL('./preview-picture.jpg', import.meta.url));
