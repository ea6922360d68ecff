import { type Answers, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { productCard } from '../product.fixture.ts';
import { restoreFocus } from '../restore-focus.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';

const tour = (id: number) => productCard('tour', { id, title: { zh: `线路 ${id}` } });

const answers: Answers = {
  'GET /api/v1/products': ({ query }) => (query.ids ?? '').split(',').map((id) => tour(Number(id))),
};

const List = () => (
  <div ref={restoreFocus}>
    {[1, 2, 3, 4, 5].map((id) => (
      <CompareToggle key={id} product={tour(id)} />
    ))}
    <CompareToggle product={productCard('hotel')} />
    <CompareTray />
  </div>
);

const pick = (id: number) => screen.getByRole('checkbox', { name: `对比：线路 ${id}` });

test('the compare tray is hidden before a tour is picked, and only tours can be picked', () => {
  renderView(<List />, { answers });
  expect(screen.queryByRole('region', { name: '线路对比' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
});

test('two or more tours can be compared', async () => {
  const { person } = renderView(<List />, { answers });
  await person.click(pick(2));
  expect(await screen.findByText('再选一条即可对比')).toBeVisible();
  await person.click(pick(1));
  expect(await screen.findByRole('link', { name: '开始对比' })).toHaveAttribute(
    'href',
    '/route/compare?ids=2%2C1',
  );
});

test('a fifth tour cannot be picked until one is removed', async () => {
  const { person } = renderView(<List />, { answers });
  for (const id of [1, 2, 3, 4]) await person.click(pick(id));
  expect(pick(5)).toBeDisabled();
  await person.click(await screen.findByRole('button', { name: '移出对比：线路 2' }));
  expect(pick(5)).toBeEnabled();
  expect(pick(2)).not.toBeChecked();
  expect(screen.getByRole('button', { name: '移出对比：线路 3' })).toHaveFocus();
});

test('a picked tour that was delisted can be removed alone', async () => {
  const { person } = renderView(<List />, { answers: { ...answers, 'GET /api/v1/products': [tour(1)] } });
  await person.click(pick(1));
  await person.click(pick(2));
  await person.click(await screen.findByRole('button', { name: '移出对比：已下架的线路' }));
  expect(pick(2)).not.toBeChecked();
  expect(pick(1)).toBeChecked();
});

test('all picks are removed together', async () => {
  const { person } = renderView(<List />, { answers });
  await person.click(pick(1));
  await person.click(await screen.findByRole('button', { name: '清空' }));
  expect(pick(1)).not.toBeChecked();
  expect(screen.queryByRole('region', { name: '线路对比' })).not.toBeInTheDocument();
});
