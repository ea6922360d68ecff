import axios from 'axios';
import { call } from './index.ts';

const config = { BASEURL: 'https://api.haitu.example', ORGCODE: 'A86', SYSTITLE: '海途', VICINITY: '1/2/3' };

test('calls go to the backend that the configuration of this document names', async () => {
  const boot = JSON.stringify({ config, language: 'zh-cn', releases: {}, first: {} });
  document.body.innerHTML = `<script type="application/json" id="portal-boot">${boot}</script>`;
  const request = jest
    .spyOn(axios, 'request')
    .mockResolvedValue({ status: 200, data: { code: '200', data: null }, headers: {} });
  await call('GET /api/v1/auth/captcha', {});
  expect(request.mock.calls[0]?.[0].url).toBe('https://api.haitu.example/api/v1/auth/captcha');
});
