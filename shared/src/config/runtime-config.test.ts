const written = {
  config: { BASEURL: 'https://api.example', ORGCODE: 'B1', SYSTITLE: '别家旅行', VICINITY: '1/2/3' },
  language: 'en',
  releases: {},
  first: {},
};

const writeBoot = (text: string): void => {
  document.body.innerHTML = `<script type="application/json" id="portal-boot">${text}</script>`;
};

beforeEach(() => jest.resetModules());
afterEach(() => {
  document.body.innerHTML = '';
});

test('the configuration is what the document says', async () => {
  writeBoot(JSON.stringify(written));
  const { readConfig } = await import('./runtime-config.ts');
  expect(readConfig()).toEqual(written.config);
});

test('broken boot data is an error, never a guess', async () => {
  writeBoot('{');
  const { readBoot } = await import('./runtime-config.ts');
  expect(readBoot).toThrow(SyntaxError);
});
