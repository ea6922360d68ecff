import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeaks, type Leak } from './leaks.ts';

const own: readonly string[] = [
  '.mf_catalog__box_a1{color:red}',
  '.mf_catalog__box .ant-table-tbody>tr:focus-visible{outline:0}',
  'body:has(.mf_catalog__sheet) *{display:none}',
  '@media print{@supports (display:grid){.mf_catalog__a,.mf_catalog__b:hover{color:red}}}',
  ':is(.mf_catalog__a,.mf_catalog__b) p{margin:0}',
  '@keyframes mf_catalog__spin{from{opacity:0}to{opacity:1}}',
  '.mf_catalog__a{color:red;& p{margin:0}& > li{margin:0}&:hover{color:blue}@media print{& p{top:0}}}',
  '@layer base{.mf_catalog__a{color:red}}',
  '[dir=rtl] .mf_catalog__a::before{content:"}"}',
];

for (const css of own)
  test(`${css} is within the app`, () => assert.deepEqual(findLeaks(css, 'mf_catalog'), []));

const leaking: readonly (readonly [string, string, Leak['why']])[] = [
  ['body{margin:0}', 'body', 'bare'],
  ['*{box-sizing:border-box}', '*', 'bare'],
  [':root{--space-1:0}', ':root', 'bare'],
  ['.mf_catalog__a,h1{color:red}', 'h1', 'bare'],
  ['[data-print] *:not(.mf_catalog__a){display:none}', '[data-print] *:not(.mf_catalog__a)', 'foreign'],
  ['.ant-btn{color:red}', '.ant-btn', 'foreign'],
  ['.button{color:red}', '.button', 'foreign'],
  [':is(.mf_catalog__a,p){margin:0}', ':is(.mf_catalog__a,p)', 'foreign'],
  ['.mf_catalog__a .mf_admin__b{color:red}', '.mf_catalog__a .mf_admin__b', 'foreign'],
  ['.mf_catalogue__a{color:red}', '.mf_catalogue__a', 'foreign'],
  ['@media print{main{color:red}}', 'main', 'bare'],
  ['.mf_catalog__a{:not(&){margin:0}}', ':not(&){margin:0}', 'unreadable'],
  ['&{margin:0}', '&', 'bare'],
  ['@keyframes spin{to{opacity:1}}', '@keyframes spin', 'global'],
  ['@import url(//elsewhere/a.css);', '@import url(//elsewhere/a.css)', 'global'],
  ['@font-face{font-family:Arial;src:url(a.woff2)}', '@font-face', 'global'],
  ['@page{margin:0}', '@page', 'global'],
  ['.mf_catalog__a[{color:red}', '.mf_catalog__a[{color:red}', 'unreadable'],
];

for (const [css, what, why] of leaking)
  test(`${css} leaks`, () => assert.deepEqual(findLeaks(css, 'mf_catalog'), [{ what, why }]));

test('the shell may style the document, but no element of a remote', () => {
  assert.deepEqual(
    findLeaks(':root{--a:0}@layer base{body{margin:0}}@page{margin:0}.shell__a{top:0}', 'shell'),
    [],
  );
  assert.deepEqual(findLeaks('.mf_admin__b{top:0}', 'shell'), [{ what: '.mf_admin__b', why: 'foreign' }]);
});
