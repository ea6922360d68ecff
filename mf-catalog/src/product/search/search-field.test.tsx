import { renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SearchField } from './search-field.tsx';
import type { Suggestion } from './suggestion.ts';

const suggestions: Suggestion[] = [
  { kind: 'tour', id: null, text: { zh: '硇洲岛', en: 'Naozhou Island' } },
  { kind: 'hotel', id: 9, text: { zh: '海岛民宿', en: 'Island Guesthouse' } },
  { kind: 'ticket', id: 12, text: { zh: '特呈岛' } },
];
const answers = { 'GET /api/v1/search/suggestions': suggestions };

const field = () => screen.getByRole('combobox', { name: '搜索线路、酒店、门票、特产与签证' });
const option = (name: RegExp) => screen.findByRole('option', { name });

test('typing shows suggestions with their kinds, and the focus stays in the field', async () => {
  const { person, server } = renderView(<SearchField />, { answers });
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await person.type(field(), '岛');
  const list = await screen.findByRole('listbox', { name: '搜索建议' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['硇洲岛目的地', '海岛民宿酒店', '特呈岛门票']);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(server.received('GET /api/v1/search/suggestions').at(-1)?.query).toEqual({ keywords: '岛' });
});

test('arrow keys wrap around, and Enter opens the active product', async () => {
  const { person, address } = renderView(<SearchField />, { answers });
  await person.type(field(), '岛');
  const guesthouse = await option(/海岛民宿/);
  await person.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(guesthouse).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', guesthouse.id);
  await person.keyboard('{Enter}');
  expect(address()).toBe('/hotel/hotelDetail?id=9');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a destination links to its list of products', async () => {
  const { person, address } = renderView(<SearchField />, { answers });
  await person.type(field(), '岛');
  await person.click(await option(/硇洲岛/));
  expect(address()).toBe(`/route?${new URLSearchParams({ destination: '硇洲岛' })}`);
});

test('Escape closes the list first, then empties the field', async () => {
  const { person } = renderView(<SearchField />, { answers });
  await person.type(field(), '岛');
  await option(/特呈岛/);
  await person.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('岛');
  await person.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('Enter without an active suggestion searches for the text; with an empty field it does nothing', async () => {
  const { person, address } = renderView(<SearchField />, { answers });
  await person.type(field(), '  {Enter}');
  expect(address()).toBe('/');
  await person.type(field(), '湛江 三天{Enter}');
  expect(address()).toBe(`/search?${new URLSearchParams({ keywords: '湛江 三天' })}`);
});

test('moving the caret clears the active suggestion', async () => {
  const { person } = renderView(<SearchField />, { answers });
  await person.type(field(), '岛');
  await option(/特呈岛/);
  await person.keyboard('{ArrowDown}{ArrowLeft}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('fast typing requests the last text', async () => {
  const { person, server } = renderView(<SearchField />, { answers });
  await person.type(field(), '湛江湖光岩');
  await option(/特呈岛/);
  const asked = () => server.received('GET /api/v1/search/suggestions').map(({ query }) => query.keywords);
  await waitFor(() => expect(asked().at(-1)).toBe('湛江湖光岩'));
});

test('at most ten are suggested', async () => {
  const many = Array.from(
    { length: 14 },
    (_, place): Suggestion => ({
      kind: 'goods',
      id: place + 1,
      text: { zh: `岛上特产${place + 1}` },
    }),
  );
  const { person } = renderView(<SearchField />, { answers: { 'GET /api/v1/search/suggestions': many } });
  await person.type(field(), '岛');
  await option(/岛上特产10/);
  expect(screen.getAllByRole('option')).toHaveLength(10);
});

test('field and suggestions are available in English', async () => {
  const { person } = renderView(<SearchField />, { answers, language: 'en' });
  await person.type(screen.getByLabelText('Search tours, hotels, tickets, goods and visas'), 'island');
  expect(await option(/Naozhou Island.*Place/)).toBeVisible();
  expect(await option(/Island Guesthouse.*Hotels/)).toBeVisible();
});
