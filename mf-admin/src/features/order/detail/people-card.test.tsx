import type { AdminOrderDetail } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { PeopleCard } from './people-card.tsx';

const order = {
  orderNo: 'T1',
  travellers: [
    {
      ...{ name: '陈海', documentType: 'passport', documentMask: 'E8***4321', child: false },
      ...{ latinName: 'CHEN HAI', documentCountry: 'CN', documentExpiry: '2031-05-01' },
    },
  ],
} as unknown as AdminOrderDetail;

test.each([
  ['zh-cn', 'CHEN HAI · 中国 · 有效期至 2031-05-01'],
  ['en', 'CHEN HAI · China · valid until 2031-05-01'],
] as const)('staff see the passport of a traveller with its number masked (%s)', async (language, text) => {
  renderView(<PeopleCard order={order} />, { user: people.root, language });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('E8***4321')).toBeVisible();
});
