import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { canvas, claiming, interlaced } from '../../../../server/src/media/pictures/testing/pictures.ts';
import { tally } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import { askSite, type Body, encodeForm, type SiteReply } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import { costFigures, measureAttack } from '../others.ts';
import type { Site } from '../site.ts';
import { addUser, logIn, type User } from '../users.ts';

const senders = { full: 8, short: 2 };
const memoryLimit = 700;

/** Pictures that are small as files and large as pixels. */
const makePictures = async (): Promise<readonly Buffer[]> => [
  await interlaced(7000, 7000),
  await claiming(30_000, 30_000),
  await canvas(8000, 8000).webp({ effort: 0 }).toBuffer(),
  await interlaced(3400, 3400),
];

/** A small zip whose only sheet is many zeros. */
const makeSheet = (megabytes: number): Buffer => {
  const [name, size] = [Buffer.from('xl/worksheets/sheet1.xml'), megabytes * 1024 * 1024];
  const packed = deflateRawSync(Buffer.alloc(size));
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  head.copy(entry, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(head.length + name.length + packed.length, 16);
  return Buffer.concat([head, name, packed, entry, name, end]);
};

/** Encoded before the attack, which takes the attacker no time. */
const formWith = (bytes: Buffer, name: string): Promise<Body> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return encodeForm(form);
};

const sendAll = async (site: Site, { token }: User, bombs: readonly Body[], from: string) => {
  const replies: SiteReply[] = [];
  for (const bomb of bombs)
    for (const path of ['/api/v1/pictures', '/api/v1/account/avatar'])
      replies.push(await askSite(site, 'POST', path, { token, from, body: bomb }));
  return replies;
};

const sendSheet = async (site: Site, { token }: User, body: Body): Promise<SiteReply> => {
  const { rows } = await site.database.pool.query<{ id: number }>(
    "insert into departments (name) values ('bombs') returning id",
  );
  const path = `/api/v1/users/_import?deptId=${rows[0]?.id}`;
  return askSite(site, 'POST', path, { token, body });
};

export const bombs: Proof<AttackEnvironment> = {
  number: 2,
  claim:
    'Pictures and sheets that unpack to many times their size are refused or bounded at login, avatars and uploads, while other visitors wait at most twice as long',
  run: async ({ site }, size) => {
    const files = await makePictures();
    const pictures = await Promise.all(files.map((file) => formWith(file, 'a.png')));
    const sheet = await formWith(makeSheet(300), 'a.xlsx');
    const members = await Promise.all(Array.from({ length: senders[size] }, () => addUser(site, 'MEMBER')));
    const [admin, visitor] = [await addUser(site, 'ADMIN'), await addUser(site, 'MEMBER')];
    const { result, cost } = await measureAttack(site, async () => {
      const sent = members.map((member, place) => sendAll(site, member, pictures, `127.54.0.${place + 1}`));
      const [replies, imported, login] = await Promise.all([
        Promise.all(sent),
        sendSheet(site, admin, sheet),
        logIn(site, { ...visitor, from: '127.54.1.1' }),
      ]);
      return { replies: replies.flat(), imported, login };
    });
    const { replies, imported, login } = result;
    const refused = await askSite(site, 'POST', '/api/v1/auth/login', { body: pictures[0] });
    assert.ok([400, 413].includes(refused.status), `login takes no files: ${refused.text}`);
    assert.ok(imported.status >= 400 && imported.status < 500, `the sheet is refused: ${imported.text}`);
    assert.ok(!replies.some(({ status }) => status === 500), JSON.stringify(tally(replies)));
    assert.equal(login.status, 200);
    assert.ok(cost.grown <= memoryLimit, `at most ${memoryLimit} MB more: ${cost.grown}`);
    return {
      bombs: replies.length + 2,
      kB: Math.round(Math.max(...files.map(({ length }) => length)) / 1024),
      answers: JSON.stringify(tally(replies)),
      'the sheet of 300 MB': `${imported.status} ${imported.code}`,
      'a login meanwhile, ms': Math.round(login.took),
      ...costFigures(cost),
    };
  },
};
