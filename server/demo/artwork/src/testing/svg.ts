import assert from 'node:assert/strict';

const name = '[a-zA-Z][\\w-]*';
const tag = new RegExp(`<(/?)(${name})((?: ${name}="[^"<&]*")*)(/?)>`, 'y');

const attributesOf = (text: string): string[] =>
  [...text.matchAll(new RegExp(` (${name})="`, 'g'))].map((match) => match[1] ?? '');

/** Reads `svg` as strictly as an XML parser would, and fails at the first place that is not well formed. */
export function assertWellFormed(svg: string): void {
  const open: string[] = [];
  for (let at = 0; at < svg.length; at = tag.lastIndex) {
    tag.lastIndex = at;
    const match = tag.exec(svg);
    assert.ok(match, `no tag where one should be: ${svg.slice(at, at + 80)}`);
    const [, closing, element = '', attributes = '', empty] = match;
    const names = attributesOf(attributes);
    assert.equal(new Set(names).size, names.length, `an attribute twice in ${match[0]}`);
    if (closing) assert.equal(open.pop(), element);
    else if (!empty) open.push(element);
    assert.ok(open.length || tag.lastIndex === svg.length, 'something follows the root');
  }
  assert.deepEqual(open, []);
}

/** The ids a drawing defines. */
export const idsOf = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

/** The ids a drawing refers to. */
export const referencesOf = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
