import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

for (const [agent, name] of [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iOS'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.53 NetType/WIFI Language/zh_CN`, 'WeChat · iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['', ''],
  ['   ', ''],
  ['\u0000)(*&^%', ''],
] as const)
  test(`a device is named ${name || 'nothing'}: ${agent.slice(0, 60)}`, () => {
    assert.equal(deviceName(agent), name);
  });
