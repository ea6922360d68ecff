const start = { ms: 0, rendered: jest.fn(), failed: jest.fn() };
const reported = jest.fn();

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  window.shellStart = start;
  window.reportError = reported;
});
afterEach(() => {
  delete window.shellStart;
});

const load = () => import('./start-signal.ts');
const planted = new Error('planted');

it('signals the first render, and before a page is shown each fatal error', async () => {
  const { signalRendered, reportFatal } = await load();
  signalRendered();
  reportFatal(planted);
  expect(start.rendered).toHaveBeenCalledTimes(1);
  expect(start.failed).toHaveBeenCalledWith(planted);
  expect(reported).toHaveBeenCalledWith(planted);
});

it('reports a later error without a failed start', async () => {
  const { markShown, reportFatal } = await load();
  markShown();
  reportFatal(planted);
  expect(start.failed).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(planted);
});

it('does without a document that watches the start', async () => {
  delete window.shellStart;
  const { signalRendered, reportFatal } = await load();
  signalRendered();
  reportFatal(planted);
  expect(reported).toHaveBeenCalledWith(planted);
});
