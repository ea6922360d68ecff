import * as config from './index.ts';

const constants: Readonly<Record<string, unknown>> = { ...config };

test.each([
  ['requestTimeout', 50_000],
  ['tokenKey', 'accessToken'],
  ['profileKey', 'userData'],
  ['copiedDuration', 1500],
  ['throttleDelay', 200],
  ['toastDuration', 3000],
  ['toastOffset', 16],
  ['overlayBaseZIndex', 2000],
  ['loadingCloseDelay', 400],
  ['progressBar', { minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200, showSpinner: false }],
])('%s is what section 9 says', (name, value) => {
  expect(constants[name]).toEqual(value);
});

test('without boot data the portal is organisation A86 with three nested region codes', () => {
  expect(config.readConfig()).toMatchObject({ ORGCODE: 'A86', BASEURL: '' });
  expect(config.readConfig().VICINITY).toMatch(/^\d{6}(\/\d{6}){2}$/);
});
