import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '@portal/shared/rules';
import { products, translatedNames } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { loadTours } from './load-tours.ts';
import { demoTranslatedNames, loadTranslatedNames } from './translated-names.ts';

test('every destination, departure city and theme of a tour has its English', async (t) => {
  const { deps, clock } = await buildTestApp(t);
  const { db } = deps.database;
  await loadTours(db, dayOf(clock.now()));
  const tours = await db.select().from(products);
  const used = tours.flatMap(({ destination, departureCity, themes }) => [
    destination,
    departureCity,
    ...themes,
  ]);
  assert.ok(used.includes('湛江'));
  assert.deepEqual(
    [...new Set(used)].filter((name) => !name || !demoTranslatedNames.has(name)),
    [],
  );
});

test('English names are in Latin letters and fit on a chip', () => {
  for (const [zh, en] of demoTranslatedNames) {
    assert.match(en, /^\p{Script=Latin}[\p{Script=Latin} ,’-]+$/u, zh);
    assert.ok(en.length <= 40, en);
  }
});

test('loading keeps existing English names', async (t) => {
  const { deps } = await buildTestApp(t);
  const { db } = deps.database;
  await db.insert(translatedNames).values({ zh: '湛江', en: 'Zhanjiang by the sea' });
  await loadTranslatedNames(db);
  const english = new Map((await db.select().from(translatedNames)).map(({ zh, en }) => [zh, en]));
  assert.equal(english.get('湛江'), 'Zhanjiang by the sea');
  assert.equal(english.get('硇洲岛'), 'Naozhou Island');
});
