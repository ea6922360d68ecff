/** A violation of a document's Content-Security-Policy or Integrity-Policy, as reported by a browser. */
export interface Violation {
  /** The path of the document. */
  readonly document: string;
  readonly directive: string;
  /** What was blocked: a URL without its query, or `inline`, `eval`, `data`. */
  readonly blocked: string;
  /** The URL of the violating script, empty when the browser does not know it. */
  readonly source: string;
}

const most = 20;
const longest = 200;
const ofBrowsersAddOns = /^(?:[a-z]+-)*extension\b/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A report of the Integrity-Policy has no directive. */
const bodyOf = (report: unknown): Fields[] => {
  const { type, body } = isFields(report) ? report : {};
  if (!isFields(body)) return [];
  if (type === 'integrity-violation') return [{ ...body, effectiveDirective: 'integrity-policy' }];
  return type === 'csp-violation' ? [body] : [];
};

/** `application/reports+json` is a list of reports of all types; `application/csp-report` a single one. */
const bodiesOf = (sent: unknown): Fields[] => {
  if (Array.isArray(sent)) return sent.flatMap(bodyOf);
  const only = isFields(sent) ? sent['csp-report'] : undefined;
  return isFields(only) ? [only] : [];
};

const textOf = (body: Fields, ...names: string[]): string => {
  const value = names.map((name) => body[name]).find((each) => typeof each === 'string' && each !== '');
  return typeof value === 'string' ? value.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : '';
};

/** Without query and fragment, which may contain personal data. */
const bare = (address: string): string => (address.split(/[?#]/, 1)[0] ?? '').slice(0, longest);

const pathOf = (address: string): string => (URL.canParse(address) ? bare(new URL(address).pathname) : '/');

const violationOf = (body: Fields): Violation => ({
  document: pathOf(textOf(body, 'documentURL', 'document-uri')),
  directive: (
    textOf(body, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ', 1)[0] ?? ''
  ).slice(0, 50),
  blocked: bare(textOf(body, 'blockedURL', 'blocked-uri')),
  source: bare(textOf(body, 'sourceFile', 'source-file')),
});

/**
 * The violations in a report of either format; at most 20, and none for other bodies. Those of browser
 * extensions are dropped.
 */
export const readViolations = (sent: unknown): Violation[] =>
  bodiesOf(sent)
    .slice(0, most)
    .map(violationOf)
    .filter(({ directive }) => directive !== '')
    .filter(({ blocked, source }) => ![blocked, source].some((address) => ofBrowsersAddOns.test(address)));
