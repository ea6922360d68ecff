import { type Atrule, type CssNode, find, generate, parse, type Rule, type Selector } from 'css-tree';

/** A part of a style sheet that affects elements of other apps. */
export interface Leak {
  /** As written in the sheet: a selector or the head of an at-rule. */
  readonly what: string;
  readonly why: 'bare' | 'foreign' | 'global' | 'unreadable';
}

const shellPrefix = 'shell__';
const anyPrefix = /^(shell|mf_[a-z][a-z0-9]*)__/;
/** Pseudo-classes in which a required class counts; in `:not()` it does not. */
const requiring = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/** At-rules without a selector: they affect the whole page. */
const globalRules = new Set(['import', 'font-face', 'page', 'property', 'counter-style', 'namespace']);

const childrenOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children ? node.children.toArray() : [];

/** The app of the sheet, and whether a rule of it encloses the node. */
interface Place {
  readonly prefix: string;
  readonly nested: boolean;
}

/** Whether a compound selector matches only within the app's own elements. */
const isOwn = (node: CssNode, place: Place): boolean => {
  if (node.type === 'ClassSelector') return node.name.startsWith(place.prefix);
  if (node.type === 'NestingSelector') return place.nested;
  if (node.type !== 'PseudoClassSelector' || !requiring.has(node.name)) return false;
  const selectors = childrenOf(node).flatMap(childrenOf);
  return (
    selectors.length > 0 && selectors.every((each) => childrenOf(each).some((part) => isOwn(part, place)))
  );
};

const hasClass = (selector: Selector, test: (name: string) => boolean): boolean =>
  find(selector, (node) => node.type === 'ClassSelector' && test(node.name)) !== null;

const whyOf = (selector: Selector, place: Place): Leak['why'] | undefined => {
  const { prefix, nested } = place;
  if (hasClass(selector, (name) => anyPrefix.test(name) && !name.startsWith(prefix))) return 'foreign';
  // The shell owns the document and its root elements.
  if (prefix === shellPrefix || childrenOf(selector).some((part) => isOwn(part, place))) return undefined;
  // In a nested rule, a selector without `&` is relative to the enclosing rule's elements.
  if (nested && find(selector, ({ type }) => type === 'NestingSelector') === null) return undefined;
  return hasClass(selector, () => true) ? 'foreign' : 'bare';
};

const inRule = ({ prelude, block }: Rule, place: Place): Leak[] => {
  if (prelude.type !== 'SelectorList') return [{ what: generate(prelude), why: 'unreadable' }];
  const leaks = prelude.children.toArray().flatMap((selector): Leak[] => {
    const why = selector.type === 'Selector' ? whyOf(selector, place) : 'unreadable';
    return why ? [{ what: generate(selector), why }] : [];
  });
  // Rules nested in a leaking rule are not reported separately.
  return leaks.length > 0 ? leaks : inBlock(block, { ...place, nested: true });
};

const inAtrule = ({ name, prelude, block }: Atrule, place: Place): Leak[] => {
  const head = prelude ? generate(prelude) : '';
  const isAnimation = /keyframes$/.test(name);
  const isGlobal = isAnimation ? !head.startsWith(place.prefix) : globalRules.has(name);
  if (isGlobal && place.prefix !== shellPrefix) return [{ what: `@${name} ${head}`.trim(), why: 'global' }];
  return block && !isAnimation ? inBlock(block, place) : [];
};

const inBlock = (block: CssNode, place: Place): Leak[] =>
  childrenOf(block).flatMap((node): Leak[] => {
    if (node.type === 'Rule') return inRule(node, place);
    if (node.type === 'Atrule') return inAtrule(node, place);
    return node.type === 'Raw' ? [{ what: node.value, why: 'unreadable' }] : [];
  });

/**
 * Parts of a style sheet that affect other apps: selectors without a class of the app, classes of another
 * app, rules for the whole page, and unreadable parts (a nested selector must begin with `&`). A selector may
 * match foreign elements within its own.
 */
export const findLeaks = (css: string, app: string): Leak[] =>
  inBlock(parse(css, { parseValue: false, parseCustomProperty: false }), {
    prefix: `${app}__`,
    nested: false,
  });
