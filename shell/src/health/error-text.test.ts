import { errorText, sourceOf } from './error-text.ts';

const thrownAt = (stack: string) => Object.assign(new Error('x'), { stack });

it.each([
  ['a TypeError', new TypeError('y is not a function'), 'TypeError: y is not a function'],
  ['its cause', new Error('away', { cause: new Error('404') }), 'Error: away (Error: 404)'],
  ['a text', 'just words', 'just words'],
  ['nothing', undefined, 'undefined'],
])('%s in words', (_, error, words) => expect(errorText(error)).toBe(words));

it('cuts long words', () => expect(errorText('x'.repeat(5000))).toHaveLength(1000));

it.each([
  ['a remote', 'Error: x\n at f (https://a.b/assets/mf_catalog/1.0.0-abc/index.js:1:2)', 'mf_catalog'],
  [
    'the first of two on the way',
    'at f (https://a.b/assets/mf_admin/1.0.0-abc/x.js:1)\n at g (https://a.b/assets/shell/1.0.0-1/main.js:1)',
    'mf_admin',
  ],
  ['an add-on', 'at f (chrome-extension://abc/content.js:1:2)', undefined],
])('attributes the error to %s', (_, stack, app) => expect(sourceOf(thrownAt(stack))?.app).toBe(app));
