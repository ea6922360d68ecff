import { people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { successAnswers } from './paid-order.fixture.ts';
import PaymentSuccess from './payment-success.tsx';

const orderNo = 'T20261120000001';

const show = (options: Pick<RenderOptions, 'answers' | 'language'> = {}) =>
  renderView(<PaymentSuccess orderNo={orderNo} />, {
    path: `/route/pay?orderNo=${orderNo}`,
    user: people.member,
    ...options,
    answers: { ...successAnswers(), ...options.answers },
  });

test('the steps after a payment have their days, and the agency its contact', async () => {
  show();
  expect(await screen.findByRole('heading', { name: '接下来' })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps[0]).toMatch(/^确认成团.*4/);
  expect(steps[2]).toMatch(/^2999年3月15日.*出发.*2999年3月17日/);
  expect(screen.getByText('订单进展将通知 李兰（13800138000）。')).toBeVisible();
  expect(await screen.findByRole('link', { name: '0759-238 6688' })).toHaveAttribute(
    'href',
    'tel:07592386688',
  );
  expect(screen.getByText('每日 8:30–21:00')).toBeVisible();
});

test('related products are shown below', async () => {
  show();
  expect(await screen.findByRole('link', { name: '硇洲岛灯塔两日' })).toHaveAttribute(
    'href',
    '/route/detail?id=7',
  );
});

test('the days of a trip can be added to a calendar, the parcel of goods cannot', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: '加入日历' })).toBeVisible();
  unmount();
  show({ answers: successAnswers({ kind: 'goods', travelDay: null }) });
  expect(await screen.findByRole('heading', { name: '接下来' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '加入日历' })).not.toBeInTheDocument();
});

test('in English the page has no Chinese text', async () => {
  const changes = { contact: { name: 'Lan Li', mobile: '13800138000' } };
  show({ language: 'en', answers: successAnswers(changes) });
  expect(await screen.findByText(/^Departure: .*Mar 15, 2999/)).toBeVisible();
  expect(await screen.findByText('Daily 8:30–21:00')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Naozhou lighthouse' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});

test('without the order there is an error with a retry, without the agency or related products only the rest', async () => {
  const failed = refuse('B0001', '系统出错', { status: 500 });
  const { unmount } = show({ answers: { 'GET /api/v1/orders/:orderNo': failed } });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  unmount();
  show({
    answers: { 'GET /api/travelInfo/getByOrgCode': failed, 'GET /api/v1/products/:id/related': failed },
  });
  expect(await screen.findByRole('heading', { name: '接下来' })).toBeVisible();
  expect(screen.getByRole('link', { name: '联系我们' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('猜你喜欢')).not.toBeInTheDocument());
});
