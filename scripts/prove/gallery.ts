import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { startGallery } from '../gallery/serve.ts';
import { freePort } from '../process/ports.ts';
import { inRoot } from '../process/root.ts';
import { ensureBrowser } from '../test/chromium.ts';
import { countTests } from '../test/parse-counts.ts';
import { fastTempDir, runNode } from '../test/temp-dir.ts';
import type { Figures } from './proof.ts';

const fonts = '/usr/share/fonts/opentype/noto';

/** A picture with a palette has a third of its size, and differs less than the comparison notices. */
const shrink = async (file: string): Promise<void> =>
  writeFile(file, await sharp(file).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer());

/** Compares the gallery with its recorded pictures; `UPDATE_PICTURES=1` records those that differ. */
export const compareGallery = async (): Promise<Figures> => {
  if (!existsSync(fonts)) throw new Error("The pictures need the fonts of Debian's package fonts-noto-cjk.");
  const update = process.env.UPDATE_PICTURES === '1';
  const { origin, stop } = await startGallery(await freePort());
  try {
    const cli = inRoot('e2e/node_modules/@playwright/test/cli.js');
    const args = ['test', '-c', 'gallery.config.ts', ...(update ? ['--update-snapshots'] : [])];
    const env = {
      PORTAL_URL: origin,
      CHROMIUM_PATH: await ensureBrowser('headless-shell'),
      FONTCONFIG_FILE: inRoot('e2e/gallery/fonts.conf'),
      TMPDIR: await fastTempDir(),
    };
    const { code, output } = await runNode([cli, ...args], env, inRoot('e2e'));
    const pictures = globSync(inRoot('e2e/gallery/pictures/*.png'));
    if (update) await Promise.all(pictures.map(shrink));
    const { passed, failed, detail } = countTests('gallery', 'playwright', code, output);
    if (failed > 0) throw new Error(`${detail}\nThe differences are in test-results/.`);
    return { tests: passed, pictures: pictures.length };
  } finally {
    await stop();
  }
};
