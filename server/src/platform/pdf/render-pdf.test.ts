import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const document = (blocks: readonly PdfBlock[], changes: Partial<PdfDocument> = {}): PdfDocument => ({
  title: '旅游合同 T1',
  author: '海途旅行社',
  createdAt: new Date('2026-11-20T02:00:00Z'),
  parts: [{ language: 'zh-cn', footer: '旅游合同 T1', blocks }],
  ...changes,
});

const sentence = '从湛江出发，去看海与远方；行程共三天（含往返），“吃、住、行”均已包含。';
/** No line begins with these, nor ends with an opening one. */
const closing = /^[，。；、）”]/;
const opening = /[（“]$/;

test('Chinese text is wrapped by its rules, and can be selected', async () => {
  const text = sentence.repeat(30);
  const { pages, ...read } = await readPdf(await renderPdf(document([{ kind: 'text', text }])));
  const lines = pages.flat();
  assert.ok(lines.length > 15, String(lines.length));
  for (const line of lines) assert.ok(!closing.test(line) && !opening.test(line), line);
  assert.ok(read.text.startsWith(text));
});

test('fonts are embedded as subsets, also for rare characters of names', async () => {
  const names = '陈海 䶮㛃𬭸喆堃 Chén ¥1,280.00 −';
  const bytes = await renderPdf(
    document([
      { kind: 'title', text: '名单' },
      { kind: 'text', text: names },
    ]),
  );
  const { text, fonts, areFontsEmbedded } = await readPdf(bytes);
  assert.ok(text.includes(names.replaceAll(' ', '')), text);
  assert.deepEqual([fonts.length, areFontsEmbedded], [2, true]);
  for (const font of fonts) assert.match(font, /^[A-Z]{6}\+NotoSansHans-(Regular|Bold)$/);
  assert.ok(bytes.length < 120_000, `${bytes.length} bytes`);
});

test('equal documents have equal bytes, others do not', async () => {
  const blocks = [{ kind: 'text', text: sentence }] as const;
  const first = await renderPdf(document(blocks));
  assert.ok(first.equals(await renderPdf(document(blocks))));
  const later = new Date('2026-11-20T02:00:01Z');
  assert.ok(!first.equals(await renderPdf(document(blocks, { createdAt: later }))));
});

test('parts begin on pages of their own, each page with its footer, tagged in its language', async () => {
  const rows = Array.from({ length: 40 }, (_, row) => [`旅客${row}`, `${row}`]);
  const columns = [{ title: '姓名' }, { title: '序号', width: 60, align: 'right' as const }];
  const pdf = await renderPdf(
    document([], {
      parts: [
        { language: 'en', footer: 'Contract T1', blocks: [{ kind: 'title', text: 'Contract' }] },
        { language: 'zh-cn', footer: '合同 T1', blocks: [{ kind: 'table', columns, rows }] },
      ],
    }),
  );
  const { pages, title, language, tags } = await readPdf(pdf);
  assert.equal(pages.length, 3);
  assert.deepEqual(
    pages.map((lines) => lines.join(' ').match(/Page \d of \d|第 \d 页，共 \d 页/)?.[0]),
    ['Page 1 of 3', '第 2 页，共 3 页', '第 3 页，共 3 页'],
  );
  assert.ok(pages[1]?.join('').includes('旅客0') && pages[2]?.join('').includes('旅客39'));
  assert.deepEqual([title, language], ['旅游合同 T1', 'en']);
  for (const tag of ['H1', 'Sect', 'TD', 'TH', 'TR', 'Table'])
    assert.ok(tags.includes(tag), `${tag} of ${tags}`);
});

test('a heading is not left alone at the end of a page', async () => {
  const filler = Array.from({ length: 36 }, (): PdfBlock => ({ kind: 'text', text: '正文' }));
  for (let more = 0; more < 8; more += 1) {
    const blocks: PdfBlock[] = [
      ...filler,
      ...filler.slice(0, more),
      { kind: 'heading', text: '标题' },
      { kind: 'text', text: '内容' },
    ];
    const { pages } = await readPdf(await renderPdf(document(blocks)));
    const page = pages.find((lines) => lines.includes('标题'));
    assert.ok(page?.includes('内容'), `after ${filler.length + more} lines`);
  }
});
