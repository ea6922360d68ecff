import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { intersectAtOnce } from '#src/near.fixture.ts';
import { productCard } from '../../product.fixture.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { rememberViewed } from './viewed.ts';

const call = 'GET /api/v1/products';
const answers = { [call]: [productCard('hotel', { id: 12 }), productCard('goods', { id: 3 })] };

beforeEach(intersectAtOnce);
afterEach(() => jest.restoreAllMocks());

/** What was viewed before the page came. */
const Page = ({ viewed, except }: { viewed: readonly number[]; except?: number }) => {
  for (const id of viewed.toReversed()) rememberViewed(id);
  return <RecentlyViewed except={except} />;
};

test('products of every kind viewed before are shown, without the current one', async () => {
  const { server } = renderView(<Page viewed={[7, 12, 3]} except={7} />, { answers });
  expect(await screen.findByText('金沙湾观海酒店')).toHaveAttribute('href', '/hotel/hotelDetail?id=12');
  expect(screen.getByText('瑶柱礼盒')).toBeVisible();
  expect(server.received(call)[0]?.query.ids).toBe('12,3');
});

test('without other viewed products there is neither a section nor a call', () => {
  const { server } = renderView(<Page viewed={[7]} except={7} />, { answers });
  expect(screen.queryByText('最近浏览')).not.toBeInTheDocument();
  expect(server.received(call)).toHaveLength(0);
});
