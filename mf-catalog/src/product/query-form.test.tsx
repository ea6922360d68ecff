import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { FacetFilter } from './list/filters/facet-filter.tsx';
import { SearchField } from './search/search-field.tsx';

const themes = [
  { value: '海岛', label: '海岛', count: 2 },
  { value: '古城', label: '古城', count: 1 },
];

/** What the browser asks for when the button is pressed and no JavaScript runs. */
const queryOf = (button: HTMLButtonElement): Record<string, unknown> =>
  Object.fromEntries(new FormData(button.form ?? undefined, button));

test.each([
  ['another value', '古城', { theme: '古城' }],
  ['the chosen value', '海岛', { theme: '' }],
])('%s of a filter keeps the query and goes to the first page', (_, name, expected) => {
  renderView(
    <FacetFilter title="主题" param="theme" values={themes} chosen={themes[0]} onChange={() => {}} />,
    {
      path: '/route?keywords=灯塔&theme=海岛&pageNum=3',
    },
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: RegExp(name) });
  expect(queryOf(button)).toEqual({ keywords: '灯塔', ...expected });
});

test('the search field asks the search page for its words', () => {
  renderView(<SearchField keywords="灯塔" />, { path: '/index?utm_source=x' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '搜索' });
  expect(queryOf(button)).toEqual({ keywords: '灯塔' });
  expect(button.form).toHaveAttribute('action', '/search');
});
