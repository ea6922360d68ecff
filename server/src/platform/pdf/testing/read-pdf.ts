import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as another library reads it. */
export interface ReadPdf {
  /** The lines of each page, from top to bottom. */
  readonly pages: readonly (readonly string[])[];
  /** All text without spaces and line breaks, so that a wrapped sentence is found. */
  readonly text: string;
  readonly fonts: readonly string[];
  readonly areFontsEmbedded: boolean;
  readonly title: string;
  readonly language: string | null;
  /** The structure elements, by which screen readers navigate. */
  readonly tags: readonly string[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

const linesOf = async (page: Page): Promise<string[]> => {
  const { items } = await page.getTextContent();
  let lines = [''];
  for (const item of items)
    if ('str' in item) {
      lines = [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${item.str}`];
      if (item.hasEOL) lines.push('');
    }
  return lines.filter((line) => line !== '');
};

interface StructNode {
  readonly role?: string;
  readonly children?: readonly object[];
}

const tagsOf = (node: StructNode | null): string[] =>
  node?.role ? [node.role, ...(node.children ?? []).flatMap(tagsOf)] : [];

/** Whether all fonts of the page are in the file. */
const hasFonts = async (page: Page): Promise<boolean> => {
  const { styles } = await page.getTextContent();
  await page.getOperatorList();
  const fonts = Object.keys(styles).map((id): { missingFile: boolean } => page.commonObjs.get(id));
  return fonts.every(({ missingFile }) => !missingFile);
};

/** The names of the fonts, as the dictionaries of the file have them. */
const fontsOf = (bytes: Uint8Array): string[] => {
  const names = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/BaseFont \/(\S+)/g);
  return [...new Set([...names].map(([, name = '']) => name))].sort();
};

/** Reads a PDF with pdf.js. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[][] = [];
  const tags = new Set<string>();
  let areFontsEmbedded = true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await linesOf(page));
    for (const tag of tagsOf(await page.getStructTree())) tags.add(tag);
    areFontsEmbedded &&= await hasFonts(page);
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  const { Title, Language } = info as { readonly Title: string; readonly Language: string | null };
  return {
    pages,
    text: pages.flat().join('').replace(/\s+/g, ''),
    fonts: fontsOf(bytes),
    areFontsEmbedded,
    title: Title,
    language: Language,
    tags: [...tags].sort(),
  };
};
