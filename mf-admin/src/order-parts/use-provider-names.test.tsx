import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useProviderNames } from './use-provider-names.ts';

const Names = ({ codes }: { codes: readonly string[] }) => codes.map(useProviderNames()).join(', ');

test('providers are shown by name, an unknown one by its code', () => {
  renderView(<Names codes={['alipay', 'wechatpay', 'stripe', 'newpay']} />, { language: 'en' });
  expect(screen.getByText('Alipay, WeChat Pay, Card (Stripe), newpay')).toBeVisible();
});
