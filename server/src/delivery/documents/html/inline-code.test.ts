import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { guardScript, hashStyles, hasTooManyStyles } from './inline-code.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('style attributes are allowed by their decoded text, each once', () => {
  const html =
    '<p style="flex:none">a</p><b style="flex:none"></b><i style="font-family:&quot;A&amp;B&quot;"></i>';
  assert.deepEqual(hashStyles(['a{}'], html), {
    elements: [hashOf('a{}')],
    attributes: [hashOf('flex:none'), hashOf('font-family:"A&B"')],
  });
});

test('more than 60 different style attributes are too many', () => {
  const styled = (count: number) =>
    Array.from({ length: count }, (_, place) => `<p style="height:${place}px">`).join('');
  assert.deepEqual([hasTooManyStyles(styled(60)), hasTooManyStyles(styled(61))], [false, true]);
  assert.equal(hasTooManyStyles('<p style="height:1px">'.repeat(100)), false);
});

interface Policy {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string | null;
}

/** Runs the script of a document with the interfaces that it uses. */
const guard = (origins: readonly string[]) => {
  class Document {
    createElement(localName: string) {
      return { localName } as { localName: string; nonce?: string };
    }
  }
  const policies: [string, Policy][] = [];
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.push([name, policy]) };
  const base = { currentScript: { nonce: 'n0' }, baseURI: 'https://haitu.example/index' };
  const location = { origin: 'https://haitu.example' };
  const document = Object.assign(new Document(), base);
  const context = { Document, document, location, URL, window: { trustedTypes } };
  runInContext(guardScript(origins), createContext(context));
  const [[name, policy] = []] = policies;
  assert.ok(policy);
  return { document, name, policy };
};

test('style elements that scripts create have the nonce of the document, and no others', () => {
  const { document } = guard([]);
  assert.equal(document.createElement('style').nonce, 'n0');
  assert.equal(document.createElement('script').nonce, undefined);
});

const scripts: [string, boolean][] = [
  ['/assets/mf_catalog/1/entry.js', true],
  ['https://haitu.example/assets/shell/1/main.js?again', true],
  ['/e-ticket-worker.js', true],
  ['http://localhost:4101/entry.js', true],
  ['/files/a.js', false],
  ['/api/v1/pictures/x', false],
  ['/assets/../api/v1/pictures/x', false],
  ['https://evil.example/assets/entry.js', false],
  ['data:text/javascript,alert(1)', false],
];

for (const [url, isAllowed] of scripts)
  test(`${url} is ${isAllowed ? '' : 'no '}script of the portal or an override`, () => {
    const { name, policy } = guard(['http://localhost:4101']);
    assert.equal(name, 'default');
    assert.equal(policy.createScriptURL(url), isAllowed ? url : null);
  });

const markup: [string, boolean][] = [
  ['a>b{color:red}', true],
  ['<div class="bar" role="bar"><div class="peg"></div></div>', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<div onclick="alert(1)">', false],
  ['<div class="a" onclick="alert(1)">', false],
  ['<div class="a"><script>alert(1)</script></div>', false],
  ['<<div>script>alert(1)</<div>script>', false],
  ['<div class="x" style="color:red">', false],
  ['<!-- -->', false],
];

for (const [text, isHtml] of markup)
  test(`${text} ${isHtml ? 'becomes' : 'does not become'} HTML`, () => {
    assert.equal(guard([]).policy.createHTML(text), isHtml ? text : null);
  });

test('an origin cannot end the script element', () => {
  assert.ok(!guardScript(['</script>']).includes('</script'));
});
