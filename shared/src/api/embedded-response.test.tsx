import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import axios from 'axios';
import { queryClient, queryOf } from './index.ts';

const url = '/api/v1/tours/facets';
const config = { BASEURL: '', ORGCODE: 'A86', SYSTITLE: '海途', VICINITY: '1/2/3' };
const boot = {
  config,
  language: 'zh-cn',
  releases: {},
  first: { [`GET ${url}`]: { named: 'brought along' } },
};

const Shown = () => (
  <p>{JSON.stringify(useQuery(queryOf('GET /api/v1/tours/facets', { query: {} })).data)}</p>
);
const Page = () => (
  <QueryClientProvider client={queryClient}>
    <Shown />
  </QueryClientProvider>
);

const request = jest.spyOn(axios, 'request');

beforeAll(() => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'portal-boot';
  data.textContent = JSON.stringify(boot);
  document.body.append(data);
});

afterEach(() => queryClient.clear());

test('an embedded response is used by the first render without a call, once', async () => {
  request.mockResolvedValue({
    status: 200,
    data: { code: '200', data: { named: 'asked for' } },
    headers: {},
  });
  const first = render(<Page />);
  expect(screen.getByText(/brought along/)).toBeVisible();
  expect(request).not.toHaveBeenCalled();
  first.unmount();
  queryClient.clear();
  render(<Page />);
  expect(await screen.findByText(/asked for/)).toBeVisible();
  expect(request).toHaveBeenCalledTimes(1);
});
