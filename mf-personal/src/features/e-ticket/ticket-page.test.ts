import { ticketPage } from './ticket-page.ts';

const words = {
  title: '电子票 <b>',
  note: '截至今天',
  open: '查看订单',
  address: 'https://haitu.example/personal/ticket-order/detail?orderNo=K1',
  language: 'zh-cn',
};

test('a ticket page is self-contained: without scripts and requests', () => {
  const list = document.createElement('ul');
  list.className = 'list';
  list.innerHTML =
    '<li class="a"><svg style="flex:none" role="img" aria-label="码"><path d="M0 0h1v1h-1z"></path></svg></li>';
  list.querySelector('li')?.append('<script>alert(1)</script>');
  const html = ticketPage(list, words);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(html.startsWith('<!doctype html><html lang="zh-cn"><head><meta charset="utf-8">')).toBe(true);
  expect(page.querySelectorAll('script, link, img, [src], [class], [style]')).toHaveLength(0);
  expect(page.querySelector('h1')?.textContent).toBe('电子票 <b>');
  expect(page.querySelector('li')?.textContent).toBe('<script>alert(1)</script>');
  expect(page.querySelector('svg path')?.getAttribute('d')).toBe('M0 0h1v1h-1z');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(words.address);
});
