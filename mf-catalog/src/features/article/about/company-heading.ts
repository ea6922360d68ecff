import type { AgencyPage, Text } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';

const longest = 40;

/** The routes whose titles lead to a page about the company. */
const routes = ['/aboutus', '/aboutus/contactus', '/aboutus/companyinfo'];

/**
 * What stands over a page about the company: the title that its address names, in the reader's language where we know
 * the name (the page's own, or that of a route that leads here); without one the page's own.
 */
export const companyHeading = (
  { title }: Pick<AgencyPage, 'title'>,
  named: string | undefined,
  inLanguage: (text: Text) => string,
): string => {
  const name = named?.trim().slice(0, longest) ?? '';
  const known = [title, ...routes.map((path) => findRoute(path)?.title)];
  const ours = known.find((each) => each?.zh === name || each?.en === name);
  if (name === '') return inLanguage(title);
  return ours ? inLanguage(ours) : name;
};
