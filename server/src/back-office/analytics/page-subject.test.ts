import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageSubject } from './page-subject.ts';

const other = { kind: '', productId: 0 };

const cases = [
  ['/index', other],
  ['/INDEX/', other],
  ['/route/detail?id=12&day=2026-12-24', { kind: 'tour', productId: 12 }],
  ['/hotel/hotelDetail?id=3', { kind: 'hotel', productId: 3 }],
  ['/ticket/ticketDetail?id=3', { kind: 'ticket', productId: 3 }],
  ['/goods/goodsDetail?id=3', { kind: 'goods', productId: 3 }],
  ['/visa/visaDetail?id=3', { kind: 'visa', productId: 3 }],
  ['/visa/visaDetail', other],
  ['/visa/visaDetail?id=0', other],
  ['/visa/visaDetail?id=1e9', other],
  ['/visa/visaDetail?id=1;drop table page_views', other],
  ['/login', undefined],
  ['/system/user', undefined],
  ['/constructor', undefined],
  ['//elsewhere.example/index', undefined],
] as const;

for (const [path, about] of cases)
  test(`${path} is ${about ? `about ${about.kind || 'no product'} ${about.productId}` : 'not counted'}`, () => {
    assert.deepEqual(pageSubject(path), about);
  });
