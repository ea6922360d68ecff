import { type Atrule, type CssNode, find, generate, parse, type Rule, type Selector } from 'css-tree';

/** What of a style sheet reaches beyond the elements of its app. */
export interface Leak {
  /** As the sheet writes it: a selector or the head of an at-rule. */
  readonly what: string;
  readonly why: 'bare' | 'foreign' | 'global' | 'unreadable';
}

const shellPrefix = 'shell__';
const anyPrefix = /^(shell|mf_[a-z][a-z0-9]*)__/;
/** Inside of these a class has to be there; inside of `:not()` it says nothing. */
const requiring = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/** Rules without a selector: they hold for everything in the page, whatever brings them. */
const globalRules = new Set(['import', 'font-face', 'page', 'property', 'counter-style', 'namespace']);

const childrenOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children ? node.children.toArray() : [];

/** Whose sheet it is, and whether a rule of it stands around. */
interface Place {
  readonly prefix: string;
  readonly nested: boolean;
}

/** Whether a part of a selector holds only where the app's own elements are. */
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
  // The document and its elements are the shell's.
  if (prefix === shellPrefix || childrenOf(selector).some((part) => isOwn(part, place))) return undefined;
  // Within a rule, a selector without `&` means what is inside of that rule's elements.
  if (nested && find(selector, ({ type }) => type === 'NestingSelector') === null) return undefined;
  return hasClass(selector, () => true) ? 'foreign' : 'bare';
};

const inRule = ({ prelude, block }: Rule, place: Place): Leak[] => {
  if (prelude.type !== 'SelectorList') return [{ what: generate(prelude), why: 'unreadable' }];
  const leaks = prelude.children.toArray().flatMap((selector): Leak[] => {
    const why = selector.type === 'Selector' ? whyOf(selector, place) : 'unreadable';
    return why ? [{ what: generate(selector), why }] : [];
  });
  // What stands inside of a leaking rule leaks with it.
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
 * What of a style sheet would restyle what is not its app's: selectors that do not ask for a class of the app, classes
 * of another one, rules that hold for the whole page, and what cannot be read (a nested selector has to begin with
 * `&`). A selector may name others' elements within its own.
 */
export const findLeaks = (css: string, app: string): Leak[] =>
  inBlock(parse(css, { parseValue: false, parseCustomProperty: false }), {
    prefix: `${app}__`,
    nested: false,
  });
