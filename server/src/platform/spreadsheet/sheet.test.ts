import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSheet } from 'read-excel-file/node';
import { ArchiveError, readArchive, writeArchive } from './archive.ts';
import { streamSheet } from './stream-sheet.ts';
import { inert, withoutGuard } from './write-sheet.ts';

const limits = { entries: 3, bytes: 100 };
const all = (): boolean => true;

const gathered = async (chunks: AsyncIterable<Buffer>): Promise<Buffer[]> => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
};

test('an archive gives back what was put in', async () => {
  const files = new Map([
    ['a.xml', Buffer.from('<a/>')],
    ['目录/b.xml', Buffer.alloc(0)],
  ]);
  assert.deepEqual(await readArchive(await writeArchive(files), limits, all), files);
  assert.deepEqual(
    [...(await readArchive(await writeArchive(files), limits, (name) => name === 'a.xml')).keys()],
    ['a.xml'],
  );
});

test('a streamed sheet contains its input, and no formula or invalid character', async () => {
  const columns = Array.from({ length: 28 }, (_, at) => ({ header: `c${at}`, width: 9 }));
  const rows = [
    ['<b>&"', '=1+1', ' a ', 'x\u0000\u0007y', '\uD800'],
    ['', '海燕😀'],
  ];
  const pages = async function* () {
    yield [rows[0] ?? []];
    yield [rows[1] ?? []];
  };
  const sheet = streamSheet({ name: 'A&B', columns, rows: pages() });
  const [head, ...read] = await readSheet(Buffer.concat(await gathered(sheet)));
  assert.deepEqual(
    head,
    columns.map(({ header }) => header),
  );
  assert.deepEqual(read[0]?.slice(0, 5), ['<b>&"', "'=1+1", 'a', 'xy', '\uFFFD']);
  assert.deepEqual(read[1]?.slice(0, 2), [null, '海燕😀']);
});

test('a sheet stops reading rows when its reader disconnects', async () => {
  const columns = [{ header: 'x', width: 9 }];
  await new Promise<void>((ended) => {
    const rows = async function* () {
      try {
        for (;;) {
          yield [['海']];
          sheet.destroy();
        }
      } finally {
        ended();
      }
    };
    const sheet = streamSheet({ name: 'x', columns, rows: rows() }).resume();
  });
});

test('an error of the rows is an error of the stream', async () => {
  const rows = async function* () {
    yield [['a']];
    throw new Error('the cursor is gone');
  };
  const sheet = streamSheet({ name: 'x', columns: [{ header: 'x', width: 9 }], rows: rows() });
  await assert.rejects(gathered(sheet), /the cursor is gone/);
});

test('too many entries and too many bytes are refused', async () => {
  const files = (count: number, size: number) =>
    writeArchive(new Map(Array.from({ length: count }, (_, index) => [`${index}.xml`, Buffer.alloc(size)])));
  await assert.rejects(readArchive(await files(4, 1), limits, all), ArchiveError);
  await assert.rejects(readArchive(await files(2, 60), limits, all), ArchiveError);
  assert.equal((await readArchive(await files(3, 33), limits, all)).size, 3);
});

test('a corrupted archive is read or refused, without a crash', async () => {
  const zip = await writeArchive(new Map([['a.xml', Buffer.from('<a>1</a>')]]));
  for (let at = 0; at < zip.length; at++) {
    const broken = Buffer.from(zip);
    broken.writeUInt8((broken.readUInt8(at) + 131) % 256, at);
    await readArchive(broken, limits, all).catch((error: unknown) =>
      assert.ok(error instanceof ArchiveError),
    );
  }
});

for (const [text, written] of [
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['＝1＋1', "'＝1＋1"],
  ['＋86', "'＋86"],
  ['－1', "'－1"],
  ['﹣1', "'﹣1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF@x', "'\uFEFF@x"],
  [' a=1', ' a=1'],
  ['１＋１', '１＋１'],
  ['a=1', 'a=1'],
  ['林海燕', '林海燕'],
  ['', ''],
] as const)
  test(`${JSON.stringify(text)} is written as ${JSON.stringify(written)}`, () => {
    assert.equal(inert(text), written);
    assert.equal(withoutGuard(written), text);
  });
