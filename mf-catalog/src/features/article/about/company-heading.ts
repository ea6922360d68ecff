import type { AgencyPage, Text } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';

const longest = 40;

/**
 * What stands over a page about the company: the title that its address names, in the reader's language where we know
 * the name (the page's own, or that of the route `/aboutus` which leads here); without one the page's own.
 */
export const companyHeading = (
  { title }: Pick<AgencyPage, 'title'>,
  named: string | undefined,
  inLanguage: (text: Text) => string,
): string => {
  const name = named?.trim().slice(0, longest) ?? '';
  const ours = [title, findRoute('/aboutus')?.title].find((each) => each?.zh === name || each?.en === name);
  if (name === '') return inLanguage(title);
  return ours ? inLanguage(ours) : name;
};
