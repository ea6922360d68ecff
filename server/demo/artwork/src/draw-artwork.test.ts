import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawArtwork, isSceneName, sceneNames } from './draw-artwork.ts';
import { lightNames } from './palettes.ts';
import { assertWellFormed, idsOf, referencesOf } from './testing/svg.ts';

const seeds = ['tour-1', 'tour-2', 'a', 'zhanjiang-bay-2026', '0'];
const maximum = 24 * 1024;

test('there is a scene for every kind of product', () => {
  assert.ok(sceneNames.length >= 30);
  for (const kind of [
    'sea',
    'hotel-room',
    'dish-seafood',
    'goods-tea',
    'visa-stamp',
    'news-paper',
    'avatar',
    'karst-cave',
    'rock-bridges',
    'rice-terraces',
    'earth-houses',
    'panda-forest',
    'iron-tower',
    'water-town',
    'plateau-palace',
    'twisted-tower',
    'marina-bay',
    'twin-towers',
    'suspension-bridge',
    'hutong-lane',
    'temple-of-heaven',
    'city-wall',
    'terracotta-army',
    'tibetan-temple',
    'sea-stacks',
    'golden-bridge',
    'batu-caves',
    'dujiangyan',
  ]) {
    assert.ok(isSceneName(kind), kind);
  }
  for (const other of ['', 'Sea', 'toString', '__proto__']) assert.equal(isSceneName(other), false, other);
});

for (const scene of sceneNames) {
  test(`${scene} is a valid picture for any seed`, () => {
    const drawings = seeds.map((seed) => drawArtwork({ scene, seed }));
    for (const svg of drawings) {
      assertWellFormed(svg);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|null|\[object|<text/);
      assert.ok(Buffer.byteLength(svg) <= maximum, `${scene}: ${Buffer.byteLength(svg)} bytes`);
      const ids = idsOf(svg);
      assert.equal(new Set(ids).size, ids.length, 'an id twice');
      for (const reference of referencesOf(svg)) assert.ok(ids.includes(reference), `no ${reference}`);
    }
    assert.equal(new Set(drawings).size, seeds.length, 'two seeds, one picture');
  });

  test(`${scene} can be drawn in every light`, () => {
    for (const light of lightNames) {
      const svg = drawArtwork({ scene, seed: 'any', light });
      assertWellFormed(svg);
      assert.ok(Buffer.byteLength(svg) <= maximum, `${scene} ${light}: ${Buffer.byteLength(svg)} bytes`);
    }
  });
}

test('the same request returns the same picture', () => {
  for (const scene of sceneNames) {
    assert.equal(drawArtwork({ scene, seed: 'same' }), drawArtwork({ scene, seed: 'same' }));
  }
});

test('pictures inlined on one page have unique ids', () => {
  const page = sceneNames.flatMap((scene) => seeds.map((seed) => idsOf(drawArtwork({ scene, seed }))));
  const lights = lightNames.map((light) => idsOf(drawArtwork({ scene: 'island', seed: 'one', light })));
  const ids = [...page, ...lights].flat();
  assert.equal(new Set(ids).size, ids.length);
});

test('the seed selects the light of a scene', () => {
  const zeniths = Array.from(
    { length: 40 },
    (_, i) => /stop-color="(#\w+)"/.exec(drawArtwork({ scene: 'sea', seed: `s${i}` }))?.[1],
  );
  assert.ok(new Set(zeniths).size > 30);
});
