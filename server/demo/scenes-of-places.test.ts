import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sightSeeds } from './tickets/load-tickets.ts';
import { sights } from './tours/vocabulary.ts';

const places = [
  ...Object.values(sights),
  ...sightSeeds.flatMap((seed) => [{ name: seed.title, scene: seed.cover }, ...seed.places]),
].map(({ name: [zh], scene }) => ({ zh, scene }));

for (const [words, scenes] of [
  [/凌霄大厅|凌霄岩|地下河/, ['karst-cave']],
  [/天生三桥/, ['rock-bridges']],
  [/梯田/, ['rice-terraces']],
  [/土楼/, ['earth-houses']],
  [/熊猫/, ['panda-forest']],
  [/埃菲尔/, ['iron-tower']],
  [/^广州塔/, ['twisted-tower']],
  [/布达拉宫/, ['plateau-palace']],
  [/乌镇|凤凰古城|丽江古城/, ['water-town']],
  [/长城/, ['great-wall']],
  [/胡同/, ['hutong-lane']],
  [/天坛/, ['temple-of-heaven']],
  [/城墙/, ['city-wall']],
  [/秦始皇帝陵/, ['terracotta-army']],
  [/大昭寺/, ['tibetan-temple']],
  [/十二门徒/, ['sea-stacks']],
  [/佛手金桥/, ['golden-bridge']],
  [/黑风洞/, ['batu-caves']],
  [/都江堰/, ['dujiangyan']],
  [/滨海湾/, ['marina-bay']],
  [/双子塔/, ['twin-towers']],
  [/红树林/, ['mangrove']],
  [/^[^：]*灯塔$|灯楼角$/, ['lighthouse']],
  [/西湖$/, ['crater-lake']],
  [/(海|沙)滩$/, ['palm-beach', 'sea']],
] as const)
  test(`places named ${words.source} have a picture of it`, () => {
    const named = places.filter(({ zh }) => words.test(zh));
    assert.ok(named.length > 0);
    for (const { zh, scene } of named)
      assert.ok((scenes as readonly string[]).includes(scene), `${zh}: ${scene}`);
  });
